import type { ReactionAcceptance } from '~/api/wire';
import type { IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { ComposerState } from '../ComposerState';

/** The choices in the order of the menu. 'all' stands for null, because a list cannot hold null. */
const CHOICES = ['all', 'likeOnlyForRemote', 'nonSensitiveOnly', 'nonSensitiveOnlyForLocalLikeOnlyForRemote', 'likeOnly'] as const;

interface AcceptanceControl {
  readonly icon: IconName;
  readonly label: string;
  choose(): Promise<void>;
}

/** The control for which reactions the note accepts. */
export function useReactionAcceptance(state: ComposerState): AcceptanceControl {
  const { t } = useI18n();
  const { overlays } = useStores();
  const current = state.audience.reactionAcceptance ?? 'all';
  return {
    icon: current === 'likeOnly' ? 'heart' : 'moodSmile',
    label: t('composer.acceptance', { acceptance: t(`composer.acceptance.${current}`) }),
    async choose() {
      const chosen = await overlays.choose({
        title: t('composer.acceptanceTitle'),
        items: CHOICES.map((value) => ({ value, label: t(`composer.acceptance.${value}`) })),
        initial: current,
      });
      if (chosen) state.audience.setReactionAcceptance(chosen === 'all' ? null : (chosen satisfies ReactionAcceptance));
    },
  };
}
