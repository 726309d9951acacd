import { observer } from 'mobx-react-lite';
import { DropdownMenu } from 'radix-ui';
import type { SwitchItem } from '~/stores/ui/menuItems';
import styles from './Menu.module.css';
import { MenuItemContent } from './MenuItemContent';

/** A setting in a menu. Toggling it leaves the menu open. */
export const SwitchMenuItem = observer(function SwitchMenuItem({ item }: { item: SwitchItem }) {
  const isOn = item.get();
  return (
    <DropdownMenu.CheckboxItem
      className={styles.item}
      checked={isOn}
      disabled={item.disabled}
      onSelect={(event) => {
        event.preventDefault();
        item.set(!isOn);
      }}
    >
      <MenuItemContent {...item} />
      <span className={styles.track} aria-hidden>
        <span className={styles.knob} />
      </span>
    </DropdownMenu.CheckboxItem>
  );
});
