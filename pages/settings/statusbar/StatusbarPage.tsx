import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { StatusBarsEditor } from '~/components/statusBar/StatusBarsEditor';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';

/** The status bars. */
export default function StatusbarPage() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsStatusbarPage.title')}>
      <SettingsBody>
        <RowCard>
          <StatusBarsEditor />
        </RowCard>
      </SettingsBody>
    </Page>
  );
}
