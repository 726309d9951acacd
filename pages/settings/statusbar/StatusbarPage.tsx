import { Page } from '~/components/page/Page';
import { StatusBarsEditor } from '~/components/statusBar/StatusBarsEditor';
import { useI18n } from '~/i18n/useI18n';
import styles from '../SettingsPage.module.css';

/** The status bars. */
export default function StatusbarPage() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsStatusbarPage.title')}>
      <div className={styles.content}>
        <StatusBarsEditor />
      </div>
    </Page>
  );
}
