import { observer } from 'mobx-react-lite';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { offeredSettings } from '~/stores/settings/sections';

/** How this client looks and behaves. */
export default observer(function GeneralPage() {
  const { t } = useI18n();
  const root = useStores();
  return (
    <Page title={t('settingsGeneralPage.title')}>
      <SettingsForm names={offeredSettings(root).get('general')!} />
    </Page>
  );
});
