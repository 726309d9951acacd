import { useId, type ReactNode } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { SettingKey } from '~/stores/settings/settingsTable';
import { SettingsForm } from './SettingsForm';
import styles from './SettingsForm.module.css';

interface SectionOfSettingsProps {
  title: string;
  names: readonly SettingKey[];
  /** Above the controls. */
  children?: ReactNode;
}

/** Settings under a heading, with a button that resets all of them. */
export function SectionOfSettings({ title, names, children }: SectionOfSettingsProps) {
  const { t } = useI18n();
  const { settings, overlays } = useStores();
  const id = useId();
  const reset = async () => {
    const isSure = await overlays.confirm({ text: t('settingForm.resetQuestion', { section: title }), kind: 'warning', danger: true });
    if (isSure) for (const name of names) settings.reset(name);
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
      <SettingsForm names={names} />
      <Button variant="ghost" icon="refresh" className={styles.reset} onClick={() => void reset()}>
        {t('settingForm.resetSection', { section: title })}
      </Button>
    </section>
  );
}
