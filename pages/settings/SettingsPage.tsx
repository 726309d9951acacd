import { SplitPage } from '~/components/page/SplitPage';
import { useI18n } from '~/i18n/useI18n';

/** The list of the settings pages, with the open one beside it. */
export default function SettingsPage() {
  const { t } = useI18n();
  return <SplitPage title={t('settingsPage.title')} />;
}
