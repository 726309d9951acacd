import { observer } from 'mobx-react-lite';
import { LoadingState } from '~/components/async/LoadingState';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { Shortcuts } from '~/components/shortcuts/Shortcuts';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { createShortcutSource } from '~/stores/commands/ShortcutList';

/** The keys of all commands, which can be changed here. */
export default observer(function ShortcutsPage() {
  const { t } = useI18n();
  // Commands load at the end of the start.
  const { list } = useStores().part(createShortcutSource);
  return (
    <Page title={t('settingsShortcutsPage.title')}>
      <SettingsBody>{list ? <Shortcuts list={list} /> : <LoadingState />}</SettingsBody>
    </Page>
  );
});
