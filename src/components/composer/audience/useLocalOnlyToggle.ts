import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { ComposerState } from '../ComposerState';

/** The local storage key for "never ask again". Other clients of these servers use the same key. */
const NEVER_ASK = 'neverShowLocalOnlyInfo';

/** Returns a function that turns "local only" on after a confirmation, or off without one. */
export function useLocalOnlyToggle(state: ComposerState): () => Promise<void> {
  const { t } = useI18n();
  const { overlays, local } = useStores();
  return async () => {
    if (state.audience.localOnly || local.get(NEVER_ASK) === 'true') {
      state.audience.setLocalOnly(!state.audience.localOnly);
      return;
    }
    const answer = await overlays.choose({
      title: t('composer.localOnly'),
      text: t('composer.localOnlyQuestion'),
      items: [
        { value: 'yes', label: t('composer.localOnlyYes') },
        { value: 'never', label: t('composer.localOnlyNeverAsk') },
      ],
      initial: 'yes',
    });
    if (answer === 'never') local.set(NEVER_ASK, 'true');
    if (answer) state.audience.setLocalOnly(true);
  };
}
