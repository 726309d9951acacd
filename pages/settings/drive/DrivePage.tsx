import { observer } from 'mobx-react-lite';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { DriveUsageMeter } from '~/components/drive/DriveUsageMeter';
import { Page } from '~/components/page/Page';
import { SettingRows } from '~/components/settings/SettingsForm';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { driveUsage } from '~/stores/resources/drive/driveFiles';
import { offeredSettings } from '~/stores/settings/sections';
import type { SettingKey } from '~/stores/settings/settingsTable';
import { MarkingSwitches } from './MarkingSwitches';
import { UploadFolder } from './UploadFolder';

const OF_UPLOADS: readonly SettingKey[] = ['keepOriginalUploading', 'keepMetadata'];

/** How full the drive is, and what happens to uploads. */
export default observer(function DrivePage() {
  const { t } = useI18n();
  const offered = offeredSettings(useStores()).get('composer') ?? [];
  const usage = useQuery(driveUsage, null);
  return (
    <Page title={t('settingsDrivePage.title')}>
      <SettingsBody>
        <SettingsSection title={t('settingsDrivePage.usage')}>
          <div>
            <Loadable query={usage}>{(value) => <DriveUsageMeter {...value} isChartShown />}</Loadable>
          </div>
        </SettingsSection>
        <SettingsSection title={t('settingsDrivePage.uploads')}>
          <UploadFolder />
          <SettingRows names={OF_UPLOADS.filter((name) => offered.includes(name))} />
          <MarkingSwitches />
        </SettingsSection>
      </SettingsBody>
    </Page>
  );
});
