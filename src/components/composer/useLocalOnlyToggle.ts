import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/stores/context';
import type { ComposerState } from './ComposerState';

/** Where the reference client keeps that the question is not wanted any more (reference/composer.md section 5). */
const NEVER_ASK = 'neverShowLocalOnlyInfo';

/** Turns local only on after a question, and off at once. */
export function useLocalOnlyToggle(state: ComposerState): () => Promise<void> {
  const { t } = useI18n();
  const { overlays, local } = useStores();
  return async () => {
    if (state.localOnly || local.get(NEVER_ASK) === 'true') {
      state.setLocalOnly(!state.localOnly);
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
    if (answer) state.setLocalOnly(true);
  };
}
