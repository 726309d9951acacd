import { observer } from 'mobx-react-lite';
import { LoadingState } from '~/components/async/LoadingState';
import { Page } from '~/components/page/Page';
import { Shortcuts } from '~/components/shortcuts/Shortcuts';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { createShortcutSource } from '~/stores/commands/ShortcutList';
import styles from '../SettingsPage.module.css';

/** The keys of all commands, which can be changed here. */
export default observer(function ShortcutsPage() {
  const { t } = useI18n();
  // Commands load at the end of the start.
  const { list } = useStores().part(createShortcutSource);
  return (
    <Page title={t('settingsShortcutsPage.title')}>
      <div className={styles.content}>{list ? <Shortcuts list={list} /> : <LoadingState />}</div>
    </Page>
  );
});
