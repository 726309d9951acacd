import type { MenuItem } from '~/stores/ui/menuItems';

export interface MenuItemsProps {
  items: readonly MenuItem[];
  /** Closes the menu, runs the chosen action, and shows an error if it fails. */
  onChosen: (action: () => void | Promise<void>) => void;
}

/** The attributes of an entry that is one choice of several. The current choice cannot be chosen again. */
export function choiceProps(active: boolean | undefined) {
  return active === undefined
    ? {}
    : { role: 'menuitemradio', 'aria-checked': active, 'data-active': active || undefined, disabled: active };
}
