import type { Visibility } from '~/api/wire';
import type { IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { ComposerState } from '../ComposerState';
import { mayPostPublicly } from '../initialContent';
import { useLocalOnlyToggle } from './useLocalOnlyToggle';

/** An icon for each visibility. */
export const VISIBILITY_ICONS: Readonly<Record<Visibility, IconName>> = {
  public: 'world',
  home: 'home',
  followers: 'lock',
  specified: 'mail',
};

/**
 * The four visibilities with a line about each, and whether the note leaves this server. What the account or "local only" rules out cannot
 * be chosen.
 */
export function useVisibilityMenu(state: ComposerState): readonly MenuItem[] {
  const { t } = useI18n();
  const toggleLocalOnly = useLocalOnlyToggle(state);
  const { localOnly, canToggleLocalOnly } = state.audience;
  const refused: Readonly<Record<Visibility, boolean>> = {
    public: !mayPostPublicly(state.author.me),
    home: false,
    followers: false,
    specified: localOnly,
  };
  const visibilities = (['public', 'home', 'followers', 'specified'] as const).map((visibility) => ({
    icon: VISIBILITY_ICONS[visibility],
    text: t(`composer.visibilityName.${visibility}`),
    help: t(
      refused[visibility] ? `composer.refused.${visibility === 'public' ? 'public' : 'specified'}` : `composer.visibility.${visibility}`,
    ),
    disabled: refused[visibility],
    active: state.audience.visibility === visibility,
    action: () => state.audience.setVisibility(visibility),
  }));
  return [
    ...visibilities,
    { type: 'divider' },
    {
      icon: localOnly ? 'rocket' : 'rocketOff',
      text: t(localOnly ? 'composer.everyServer' : 'composer.localOnly'),
      help: t(localOnly ? 'composer.everyServerHelp' : 'composer.localOnlyHelp'),
      disabled: !canToggleLocalOnly,
      action: toggleLocalOnly,
    },
  ];
}
