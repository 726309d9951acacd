import type { MouseEvent } from 'react';
import { Icon } from '~/components/ui/Icon';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import { isAt } from '~/router/isAt';
import type { NavItem } from './navItems';
import { NavMark } from './NavMark';
import styles from './NavRail.module.css';

interface NavRailItemProps {
  item: NavItem;
  isIconOnly: boolean;
  onAction?: (event: MouseEvent<HTMLElement>) => void;
}

/** An entry of the rail, with its label, or with a tooltip if only the icon has room. */
export function NavRailItem({ item, isIconOnly, onAction }: NavRailItemProps) {
  const { href } = usePane();
  const { to, icon, label } = item;
  const face = (
    <>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
      <NavMark item={item} />
    </>
  );
  const tooltip = isIconOnly ? label : undefined;
  if (to === null) {
    return (
      <button type="button" className={styles.item} data-tooltip={tooltip} onClick={onAction}>
        {face}
      </button>
    );
  }
  return (
    <Link to={to} className={styles.item} aria-current={isAt(href, to) ? 'page' : undefined} data-tooltip={tooltip}>
      {face}
    </Link>
  );
}
