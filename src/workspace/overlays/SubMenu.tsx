import { DropdownMenu } from 'radix-ui';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { peek } from '~/lib/peek';
import { useStores } from '~/react/context';
import { handled, type MenuItem, type ParentItem } from '~/stores/ui/menuItems';
import { layersElement, useIsSheet, VIEWPORT_MARGIN_PX } from './layers';
import styles from './Menu.module.css';
import { MenuItemContent } from './MenuItemContent';
import { SheetGrip } from './SheetGrip';
import { useMenuItems } from './useMenuItems';
import { useSheetDrag } from './useSheetDrag';

interface SubMenuProps {
  item: ParentItem;
  children: (items: readonly MenuItem[]) => ReactNode;
}

/**
 * An entry that opens another menu beside it, by hovering or the arrow keys. It closes 300 ms after the pointer left both,
 * which is the delay of Radix. On phones it covers the first menu and has an entry that leads back.
 */
export function SubMenu({ item, children }: SubMenuProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const isSheet = useIsSheet();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<readonly MenuItem[] | Promise<readonly MenuItem[]>>();
  const source = typeof item.children === 'function' ? (loaded ?? []) : item.children;
  const items = useMenuItems(source, (error) => {
    setLoaded(undefined);
    setOpen(false);
    overlays.showError(error);
  });
  const handleOpenChange = (open: boolean) => {
    // The children are loaded once, when the submenu first opens.
    if (open && typeof item.children === 'function' && loaded === undefined) setLoaded(handled(item.children()));
    setOpen(open);
  };
  // Its sheet covers that of the menu, and takes it along.
  const closeAll = () => peek(() => overlays.stack.at(-1))?.close();
  const drag = useSheetDrag(isSheet, closeAll);
  return (
    <DropdownMenu.Sub open={isOpen} onOpenChange={handleOpenChange}>
      <DropdownMenu.SubTrigger className={styles.item} onPointerLeave={keepForPointer}>
        <MenuItemContent {...item} />
        <Icon name="chevronRight" className={styles.more} />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal container={layersElement()}>
        <DropdownMenu.SubContent
          className={styles.menu}
          data-sheet={isSheet || undefined}
          aria-label={item.text}
          alignOffset={-8}
          collisionPadding={VIEWPORT_MARGIN_PX}
          loop
          ref={drag}
        >
          {isSheet && <SheetGrip onClose={closeAll} />}
          {isSheet && (
            <DropdownMenu.Item
              className={styles.item}
              onSelect={(event) => {
                event.preventDefault();
                setOpen(false);
              }}
            >
              <MenuItemContent text={t('core.back')} icon="chevronLeft" />
            </DropdownMenu.Item>
          )}
          {children(items)}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

/**
 * Lets the submenu stay while the pointer jumps into it. Radix knows only the direction of moves inside the menu, so it closes a submenu on
 * the side where it had no room, and the press hits what is behind it.
 */
function keepForPointer(event: PointerEvent): void {
  const menuAround = (target: EventTarget | null) => (target instanceof Element ? target.closest('[role="menu"]') : null);
  const entered = menuAround(event.relatedTarget);
  if (entered !== null && entered !== menuAround(event.currentTarget)) event.preventDefault();
}
