import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { FilePart } from './FilePart';
import { HistoryPart } from './HistoryPart';
import { ProfilesPart } from './ProfilesPart';
import type manifest from './manifest';
import styles from './WorkspacesWindow.module.css';

const PARTS = { profiles: ProfilesPart, history: HistoryPart, file: FilePart } as const;
const NAMES = ['profiles', 'history', 'file'] as const;
/** Where the server keeps no profiles, the way to another device comes first. */
const ON_DEVICE = ['file', 'history'] as const;

/** Manages the whole workspace: its profiles, its earlier versions, and its files. */
export default observer(function WorkspacesWindow({ params: { text } }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { workspace, workspaceKeeper } = useStores();
  const names = workspaceKeeper.syncs ? NAMES : ON_DEVICE;
  const [name, setName] = useState<(typeof NAMES)[number]>(text === undefined ? names[0] : 'file');
  const Part = PARTS[name];
  return (
    <div className={styles.window}>
      <Tabs
        label={t('shell.workspaces')}
        value={name}
        items={names.map((value) => ({ value, label: t(`workspacesWindow.${value}`) }))}
        onChange={setName}
      />
      {workspace.isDetached ? <EmptyState text={t('workspacesWindow.notConnected')} /> : <Part text={text} />}
    </div>
  );
});
