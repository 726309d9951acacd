import type { MenuItem } from '~/stores/ui/menuItems';

export interface MenuItemsProps {
  items: readonly MenuItem[];
  /** Closes the menu, then does what was chosen, and tells when that failed. */
  onChosen: (action: () => void | Promise<void>) => void;
}

/** An entry that knows whether it is the current choice is one of several; the current one cannot be chosen again. */
export function choiceProps(active: boolean | undefined) {
  return active === undefined
    ? {}
    : { role: 'menuitemradio', 'aria-checked': active, 'data-active': active || undefined, disabled: active };
}
