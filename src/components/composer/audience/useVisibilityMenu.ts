import type { Visibility } from '~/api/wire';
import type { IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { ComposerState } from '../ComposerState';
import { mayPostPublicly } from '../initialContent';

/** An icon for each visibility. */
export const VISIBILITY_ICONS: Readonly<Record<Visibility, IconName>> = {
  public: 'world',
  home: 'home',
  followers: 'lock',
  specified: 'mail',
};

/** The four visibilities with a line about each. Those that the account or "local only" rules out cannot be chosen. */
export function useVisibilityMenu(state: ComposerState): readonly MenuItem[] {
  const { t } = useI18n();
  const refused: Readonly<Record<Visibility, boolean>> = {
    public: !mayPostPublicly(state.author.me),
    home: false,
    followers: false,
    specified: state.audience.localOnly,
  };
  return (['public', 'home', 'followers', 'specified'] as const).map((visibility) => ({
    icon: VISIBILITY_ICONS[visibility],
    text: t(`composer.visibilityName.${visibility}`),
    help: t(
      refused[visibility] ? `composer.refused.${visibility === 'public' ? 'public' : 'specified'}` : `composer.visibility.${visibility}`,
    ),
    disabled: refused[visibility],
    active: state.audience.visibility === visibility,
    action: () => state.audience.setVisibility(visibility),
  }));
}
