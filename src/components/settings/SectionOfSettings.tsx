import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useStores } from '~/react/context';
import type { SettingKey } from '~/stores/settings/settingsTable';
import { isChanged } from './isChanged';
import { SettingRows } from './SettingsForm';
import styles from './SettingsForm.module.css';
import { SettingsSection } from './SettingsSection';

interface SectionOfSettingsProps {
  title: string;
  names: readonly SettingKey[];
  /** Rows above those of the settings. */
  children?: ReactNode;
}

/** Settings under a heading, with a button that resets all of them once one is changed. */
export const SectionOfSettings = observer(function SectionOfSettings({ title, names, children }: SectionOfSettingsProps) {
  const { t } = useI18n();
  const { settings, overlays } = useStores();
  const reset = async () => {
    const isSure = await overlays.confirm({ text: t('settingForm.resetQuestion', { section: title }), kind: 'warning', danger: true });
    if (isSure) for (const name of names) settings.reset(name);
  };
  const action = names.some((name) => isChanged(settings, name)) && (
    <Button
      ref={keepFocus}
      variant="ghost"
      className={styles.resetAll}
      aria-label={t('settingForm.resetSection', { section: title })}
      onClick={() => void reset()}
    >
      {t('settingForm.resetAll')}
    </Button>
  );
  return (
    <SettingsSection title={title} action={action}>
      {children}
      <SettingRows names={names} />
    </SettingsSection>
  );
});
