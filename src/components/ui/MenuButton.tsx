import { useStores } from '~/react/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { IconButton, type IconButtonProps } from './IconButton';

type Items = readonly MenuItem[] | Promise<readonly MenuItem[]>;

interface MenuButtonProps extends Omit<IconButtonProps, 'onClick'> {
  /** The entries, or a function that returns them at the press. */
  items: Items | (() => Items);
  /** The accessible name of the menu; by default that of the button. */
  menuLabel?: string;
  align?: 'start' | 'end';
}

/** An icon button that opens a menu. */
export function MenuButton({ items, menuLabel, align = 'end', ...button }: MenuButtonProps) {
  const { overlays } = useStores();
  const open = (anchor: Element) =>
    void overlays.openMenu(anchor, typeof items === 'function' ? items() : items, { label: menuLabel ?? button.label, align });
  return <IconButton {...button} aria-haspopup="menu" onClick={({ currentTarget }) => open(currentTarget)} />;
}
