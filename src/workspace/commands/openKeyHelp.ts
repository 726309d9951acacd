import { goToPlaces } from './goToPlaces';
import type { CommandContext } from '../CommandContext';
import { FIXED_KEYS } from './fixedKeys';
import { GO_TO, SAFE_MODE_PRESSES } from './goTo';

/** Opens the list of keys, where they can be changed. */
export function openKeyHelp({ root, commands }: Pick<CommandContext, 'root' | 'commands'>): Promise<void> {
  return root.overlays.open('keyHelp', {
    commands,
    fixed: FIXED_KEYS,
    goTo: { id: GO_TO.id, places: goToPlaces(root), safeModePresses: SAFE_MODE_PRESSES },
  });
}
