import { DropdownMenu } from 'radix-ui';
import { useEffect, useState, type ReactNode } from 'react';
import type { MenuItem, PendingItem } from '~/stores/ui/menuItems';
import styles from './Menu.module.css';

interface PendingMenuItemProps {
  item: PendingItem;
  children: (arrived: MenuItem) => ReactNode;
}

/** The place of an entry that is still loading, so that the others need not wait for it. */
export function PendingMenuItem({ item, children }: PendingMenuItemProps) {
  const { item: coming } = item;
  const [arrived, setArrived] = useState<MenuItem | null>();
  useEffect(() => {
    let isOpen = true;
    coming?.then(
      (found) => isOpen && setArrived(found),
      () => isOpen && setArrived(null),
    );
    return () => {
      isOpen = false;
    };
  }, [coming]);
  if (arrived) return children(arrived);
  if (arrived === null) return null;
  return (
    <DropdownMenu.Item className={styles.item} disabled>
      …
    </DropdownMenu.Item>
  );
}
