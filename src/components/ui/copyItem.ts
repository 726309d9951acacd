import type { MachineText } from '~/lib/shownText';
import type { MenuItem, OverlayStore } from '~/stores/ui/OverlayStore';
import type { IconName } from './Icon';

/**
 * Returns a menu entry that copies a text and confirms it. A browser that refuses shows an error like any failed entry.
 */
export function copyItem(overlays: OverlayStore, text: string, value: MachineText, icon: IconName = 'copy'): MenuItem {
  return {
    text,
    icon,
    async action() {
      await navigator.clipboard.writeText(value);
      overlays.success();
    },
  };
}
