import type { MachineText } from '~/lib/shownText';
import type { MenuItem, OverlayStore } from '~/stores/ui/OverlayStore';
import type { IconName } from './Icon';

/**
 * Returns a menu entry that copies a text and confirms it.
 */
export function copyItem(overlays: OverlayStore, text: string, value: MachineText, icon: IconName = 'copy'): MenuItem {
  return {
    text,
    icon,
    action: () => overlays.copy(value),
  };
}
