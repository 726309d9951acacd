import { observer } from 'mobx-react-lite';
import { SectionOfSettings } from '~/components/settings/SectionOfSettings';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { SettingSection } from '~/registry/defineSettings';
import { offeredSettings } from '~/stores/settings/sections';
import { InstallRow } from './InstallRow';
import { LanguageSelect } from './LanguageSelect';

/** Emoji, notifications and sounds have pages of their own. */
const SECTIONS: readonly SettingSection[] = ['general', 'appearance', 'notes', 'timeline', 'composer', 'media', 'workspace'];

/** How this client looks and behaves. */
export default observer(function GeneralPage() {
  const { t } = useI18n();
  const offered = offeredSettings(useStores());
  return (
    <Page title={t('settingsGeneralPage.title')}>
      <SettingsBody>
        {SECTIONS.map((section) => (
          <SectionOfSettings key={section} title={t(`settingForm.section.${section}`)} names={offered.get(section) ?? []}>
            {section === 'general' && (
              <>
                <LanguageSelect />
                <InstallRow />
              </>
            )}
          </SectionOfSettings>
        ))}
      </SettingsBody>
    </Page>
  );
});
