import type { Visibility, WireMe } from '~/api/wire';
import type { IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { ComposerState } from './ComposerState';

/** An icon for each visibility. */
export const VISIBILITY_ICONS: Readonly<Record<Visibility, IconName>> = {
  public: 'world',
  home: 'home',
  followers: 'lock',
  specified: 'mail',
};

/** Opens a menu of the four visibilities, without those that the account or "local only" rules out. */
export function useVisibilityMenu(state: ComposerState, me: WireMe): readonly MenuItem[] {
  const { t } = useI18n();
  const allowed: Readonly<Record<Visibility, boolean>> = {
    public: !me.isSilenced && me.policies.canPublicNote,
    home: true,
    followers: true,
    specified: !state.localOnly,
  };
  return (['public', 'home', 'followers', 'specified'] as const)
    .filter((visibility) => allowed[visibility])
    .map((visibility) => ({
      icon: VISIBILITY_ICONS[visibility],
      text: t(`composer.visibility.${visibility}`),
      active: state.visibility === visibility,
      action: () => state.setVisibility(visibility),
    }));
}
