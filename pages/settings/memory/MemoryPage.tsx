import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { SectionOfSettings } from '~/components/settings/SectionOfSettings';
import { SettingsLink } from '~/components/settings/SettingsRow';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { offeredSettings } from '~/stores/settings/sections';
import { MemoryFiles } from './MemoryFiles';
import { MemoryUse } from './MemoryUse';

/** What this device keeps of what was read, and for how long. */
export default observer(function MemoryPage() {
  const { t } = useI18n();
  const names = offeredSettings(useStores()).get('memory') ?? [];
  return (
    <Page title={t('settingsMemoryPage.title')}>
      <SettingsBody>
        <RowCard>
          <SettingsLink to="/memory" icon="search" label={t('settingsMemoryPage.search')} />
        </RowCard>
        <SectionOfSettings title={t('settingForm.section.memory')} names={names} />
        <MemoryUse />
        <MemoryFiles />
      </SettingsBody>
    </Page>
  );
});
