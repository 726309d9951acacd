import { rippleAt } from '~/components/effects/withEffects';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/stores/context';
import type { ComposerState } from './ComposerState';

interface PostingOptions {
  /** Leaves the form as it is after posting: it is about to go. */
  readonly freeze: boolean;
  /** What is pressed to post. */
  readonly button: () => Element | null | undefined;
  readonly onPosted: ((noteId: string) => void) | undefined;
}

/** Asks what has to be asked before posting, posts, and says what went wrong (spec section 5 and reference/composer.md section 9). */
export function usePosting(state: ComposerState, { freeze, button, onPosted }: PostingOptions): () => Promise<void> {
  const { t } = useI18n();
  const { overlays, settings } = useStores();
  return async () => {
    if (!state.canPost) return;
    if (state.isCwBlank) {
      await overlays.alert({ kind: 'error', text: t('composer.cwNotationRequired') });
      return;
    }
    rippleAt(settings, button());
    if (state.isLoudInPublic && !(await settleLoudness())) return;
    const result = await state.post({ freeze });
    if (result.ok) onPosted?.(result.value);
    else overlays.showError(result.error, { title: t('composer.failed') });
  };

  async function settleLoudness(): Promise<boolean> {
    const choice = await overlays.choose({
      title: t('composer.loud'),
      text: t('composer.loudText'),
      items: [
        { value: 'home', label: t('composer.postToHome') },
        { value: 'anyway', label: t('composer.postAnyway') },
      ],
      initial: 'home',
    });
    if (choice === 'home') state.setVisibility('home');
    return choice !== undefined;
  }
}
