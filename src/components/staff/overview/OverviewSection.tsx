import { useState, type ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon';
import { useStores } from '~/react/context';
import styles from './StaffOverview.module.css';

interface OverviewSectionProps {
  id: string;
  title: string;
  /** Whether it takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A part of the overview that can be folded, and then asks for nothing. This browser remembers which ones are. */
export function OverviewSection({ id, title, isWide, children }: OverviewSectionProps) {
  const { local } = useStores();
  const key = `ui:folder:overview:${id}`;
  const [isOpen, setOpen] = useState(() => local.get(key) !== 'f');
  const handleToggle = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    if (isNowOpen) local.remove(key);
    else local.set(key, 'f');
  };
  return (
    <details
      className={styles.section}
      data-wide={isWide || undefined}
      open={isOpen}
      onToggle={(event) => handleToggle(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.arrow}>
          <Icon name="chevronRight" />
        </span>
        <h2 className={styles.heading}>{title}</h2>
      </summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
