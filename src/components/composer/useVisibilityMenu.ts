import type { Visibility, WireMe } from '~/api/wire';
import type { IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { ComposerState } from './ComposerState';

/** The field's usual pictures (reference/composer.md section 3). */
export const VISIBILITY_ICONS: Readonly<Record<Visibility, IconName>> = {
  public: 'world',
  home: 'home',
  followers: 'lock',
  specified: 'mail',
};

/** The four visibilities; what the account or the note's locality rules out is left away. */
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
