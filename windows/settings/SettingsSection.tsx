import { SettingsForm } from '~/components/settings/SettingsForm';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { SettingSection } from '~/registry/defineSettings';
import { useStores } from '~/react/context';
import type { SettingKey } from '~/stores/settings/settingsTable';
import styles from './SettingsWindow.module.css';

interface SettingsSectionProps {
  section: SettingSection;
  names: readonly SettingKey[];
}

/** The settings of one section, collapsed until the viewer opens it. */
export function SettingsSection({ section, names }: SettingsSectionProps) {
  const { t } = useI18n();
  const { settings, overlays } = useStores();
  const title = t(`settingForm.section.${section}`);
  const reset = async () => {
    const isSure = await overlays.confirm({ text: t('settingForm.resetQuestion', { section: title }), kind: 'warning', danger: true });
    if (isSure) for (const name of names) settings.reset(name);
  };
  return (
    <details className={styles.section}>
      <summary className={styles.summary}>{title}</summary>
      <SettingsForm names={names} />
      <Button icon="refresh" onClick={() => void reset()}>
        {t('settingForm.resetSection')}
      </Button>
    </details>
  );
}
