import type { ReactionAcceptance } from '~/api/wire';
import type { RootStore } from '~/stores/RootStore';
import type { ComposerState } from '../ComposerState';

/** The choices in the order of the menu. 'all' stands for null, because a list cannot hold null. */
const CHOICES = ['all', 'likeOnlyForRemote', 'nonSensitiveOnly', 'nonSensitiveOnlyForLocalLikeOnlyForRemote', 'likeOnly'] as const;

const currentOf = ({ audience }: ComposerState): (typeof CHOICES)[number] => audience.reactionAcceptance ?? 'all';

/** Says which reactions the note accepts. */
export const acceptanceText = ({ i18n }: Pick<RootStore, 'i18n'>, state: ComposerState): string =>
  i18n.t(`composer.acceptance.${currentOf(state)}`);

/** Asks which reactions the note accepts. */
export async function chooseAcceptance({ overlays, i18n }: Pick<RootStore, 'overlays' | 'i18n'>, state: ComposerState): Promise<void> {
  const chosen = await overlays.choose({
    title: i18n.t('composer.acceptanceTitle'),
    items: CHOICES.map((value) => ({ value, label: i18n.t(`composer.acceptance.${value}`) })),
    initial: currentOf(state),
  });
  if (chosen) state.audience.setReactionAcceptance(chosen === 'all' ? null : (chosen satisfies ReactionAcceptance));
}
