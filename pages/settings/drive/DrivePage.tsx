import { observer } from 'mobx-react-lite';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { DriveUsageMeter } from '~/components/drive/DriveUsageMeter';
import { Page } from '~/components/page/Page';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { driveUsage } from '~/stores/resources/drive/driveFiles';
import { offeredSettings } from '~/stores/settings/sections';
import type { SettingKey } from '~/stores/settings/settingsTable';
import styles from '../SettingsPage.module.css';
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
      <div className={styles.content}>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('settingsDrivePage.usage')}</h2>
          <Loadable query={usage}>{(value) => <DriveUsageMeter {...value} isChartShown />}</Loadable>
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('settingsDrivePage.uploads')}</h2>
          <UploadFolder />
          <SettingsForm names={OF_UPLOADS.filter((name) => offered.includes(name))} />
          <MarkingSwitches />
        </section>
      </div>
    </Page>
  );
});
