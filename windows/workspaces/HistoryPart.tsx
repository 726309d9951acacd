import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '~/components/ui/Button';
import { EmptyState } from '~/components/async/EmptyState';
import { LoadingState } from '~/components/async/LoadingState';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { WorkspaceSnapshot } from '~/stores/workspace/WorkspaceSnapshots';
import { WorkspacePreview } from './WorkspacePreview';
import styles from './WorkspacesWindow.module.css';

/** The earlier versions of the workspace. */
export const HistoryPart = observer(function HistoryPart() {
  const { t } = useI18n();
  const { overlays, workspaceKeeper } = useStores();
  const { snapshots } = workspaceKeeper;
  useEffect(() => void snapshots.load(), [snapshots]);
  if (snapshots.list === null) return <LoadingState />;
  if (snapshots.list.length === 0) return <EmptyState text={t('workspacesWindow.noHistory')} />;
  const restore = async ({ file }: WorkspaceSnapshot) => {
    await workspaceKeeper.replace(file);
    overlays.toast({ kind: 'success', text: t('workspacesWindow.restored') });
  };
  return (
    <ul className={styles.list}>
      {snapshots.list.map((snapshot) => (
        <li key={snapshot.at} className={styles.row}>
          <WorkspacePreview workspace={snapshot.file.workspace} />
          <RelativeTime iso={new Date(snapshot.at).toISOString()} />
          <Button onClick={() => void restore(snapshot)}>{t('workspacesWindow.restore')}</Button>
        </li>
      ))}
    </ul>
  );
});
