import type { MenuItem } from '~/stores/ui/OverlayStore';

/** Groups of menu entries with a line between them; empty groups leave none. */
export function groupedItems(groups: readonly (readonly MenuItem[])[]): readonly MenuItem[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, place): readonly MenuItem[] => (place === 0 ? group : [{ type: 'divider' }, ...group]));
}
