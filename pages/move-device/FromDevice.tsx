import { TextFileButton } from '~/components/form/TextFileButton';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';

/** Takes the file of another device. */
export function FromDevice({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useI18n();
  return (
    <SettingsSection title={t('moveDevicePage.from')}>
      <SettingsRow help={t('moveDevicePage.fromHelp')}>
        <TextFileButton label={t('moveDevicePage.choose')} accept=".json,application/json" onRead={onRead} />
      </SettingsRow>
    </SettingsSection>
  );
}
