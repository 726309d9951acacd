import type { MenuItem } from '~/stores/ui/OverlayStore';

/** Joins groups of menu entries with separators; empty groups get none. */
export function groupedItems(groups: readonly (readonly MenuItem[])[]): readonly MenuItem[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, place): readonly MenuItem[] => (place === 0 ? group : [{ type: 'divider' }, ...group]));
}
