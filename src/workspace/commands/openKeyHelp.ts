import type { ShortcutList } from '~/stores/commands/ShortcutList';
import { goToPlaces } from './goToPlaces';
import type { CommandContext } from '../CommandContext';
import { FIXED_KEYS } from './fixedKeys';
import { GO_TO, SAFE_MODE_PRESSES } from './goTo';

type HelpContext = Pick<CommandContext, 'root' | 'commands'>;

/** Opens the list of keys, where they can be changed. */
export const openKeyHelp = (context: HelpContext): Promise<void> => context.root.overlays.open('keyHelp', shortcutList(context));

/** All keys of the product, for those who list them. */
export const shortcutList = ({ root, commands }: HelpContext): ShortcutList => ({
  commands,
  fixed: FIXED_KEYS,
  goTo: { id: GO_TO.id, places: goToPlaces(root), safeModePresses: SAFE_MODE_PRESSES },
});
