import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { SectionOfSettings } from '~/components/settings/SectionOfSettings';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { offeredSettings } from '~/stores/settings/sections';

/** Which sound each event has, and how loud. */
export default observer(function SoundsPage() {
  const { t } = useI18n();
  const names = offeredSettings(useStores()).get('sound') ?? [];
  return (
    <Page title={t('settingsSoundsPage.title')}>
      <SettingsBody>
        <SectionOfSettings title={t('settingForm.section.sound')} names={names} />
      </SettingsBody>
    </Page>
  );
});
