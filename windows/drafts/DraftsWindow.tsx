import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LazyFailure } from '~/components/async/LazyFailure';
import { LoadingState } from '~/components/async/LoadingState';
import type { ComposerParams } from '~/components/composer/params';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { later } from '~/react/later';
import type { WindowProps } from '~/registry/defineWindow';
import { keepsDrafts } from '~/services/serverDrafts';
import type manifest from './manifest';
import styles from './DraftsWindow.module.css';
import { LocalDrafts } from './LocalDrafts';

const ServerDrafts = later<{ close: (params: ComposerParams) => void }>(async () => (await import('./ServerDrafts')).ServerDrafts, {
  waiting: LoadingState,
  failed: LazyFailure,
  neededOffline: true,
});

const TABS = ['browser', 'server'] as const;

/** What the viewer began to write and did not post: in this browser and, where the server keeps drafts, there. */
export default observer(function DraftsWindow({ params: { openId, tab }, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { me } = useAccount();
  const [shown, show] = useState<(typeof TABS)[number]>(tab ?? 'browser');
  if (!keepsDrafts(me)) return <LocalDrafts openId={openId} close={close} />;
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('draftsWindow.title')}
        value={shown}
        items={TABS.map((value) => ({ value, label: t(`draftsWindow.tab.${value}`) }))}
        onChange={show}
      />
      {shown === 'server' ? <ServerDrafts close={close} /> : <LocalDrafts openId={openId} close={close} />}
    </div>
  );
});
