import { observer } from 'mobx-react-lite';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { Segments } from '~/components/ui/Segments';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';

const CHOICES = [
  { value: 'system', text: 'settingsThemePage.followSystem', icon: 'deviceDesktop' },
  { value: 'light', text: 'settingsThemePage.alwaysLight', icon: 'sun' },
  { value: 'dark', text: 'settingsThemePage.alwaysDark', icon: 'moon' },
] as const;

/** Whether the product is light or dark, or follows the operating system. */
export const SchemeChoice = observer(function SchemeChoice() {
  const { t } = useI18n();
  const { theme } = useStores();
  return (
    <SettingsRow label={t('settingsThemePage.scheme')}>
      <Segments
        value={theme.choice.scheme ?? 'system'}
        items={CHOICES.map(({ value, text, icon }) => ({ value, label: t(text), icon }))}
        onChange={(value) => theme.setScheme(value === 'system' ? null : value)}
      />
    </SettingsRow>
  );
});
