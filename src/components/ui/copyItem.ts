import type { MenuItem, OverlayStore } from '~/stores/ui/OverlayStore';
import type { IconName } from './Icon';

/** A menu entry that copies a text and says that it did. A browser that refuses is told like any failed entry. */
export function copyItem(overlays: OverlayStore, text: string, value: string, icon: IconName = 'copy'): MenuItem {
  return {
    text,
    icon,
    async action() {
      await navigator.clipboard.writeText(value);
      overlays.success();
    },
  };
}
