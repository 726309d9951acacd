import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';

/** The longest name that servers accept. */
const NAME_LENGTH = 30;

/** Returns a function that asks for the name of a security key; undefined when dismissed. */
export function useKeyName(): (initial: string) => Promise<string | undefined> {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (initial) =>
    overlays.prompt({
      title: t('settingsSecurityPage.keyName'),
      text: t('settingsSecurityPage.keyNameText'),
      initial,
      minLength: 1,
      maxLength: NAME_LENGTH,
    });
}
