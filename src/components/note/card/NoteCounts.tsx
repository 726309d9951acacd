import { Icon, type IconName } from '~/components/ui/Icon';
import type { Note } from '~/services/records';
import styles from './NoteCounts.module.css';

/**
 * How many answers and renotes a note has, in a compact list, where its buttons appear under the pointer alone. They are hidden from
 * screen readers, because the buttons say the same.
 */
export function NoteCounts({ note: { repliesCount, renoteCount } }: { note: Note }) {
  if (repliesCount + renoteCount === 0) return null;
  return (
    <span className={styles.counts} aria-hidden="true">
      {repliesCount > 0 && <Count icon="arrowBackUp" n={repliesCount} />}
      {renoteCount > 0 && <Count icon="repeat" n={renoteCount} />}
    </span>
  );
}

const Count = ({ icon, n }: { icon: IconName; n: number }) => (
  <span className={styles.count}>
    <Icon name={icon} size="14px" />
    {n}
  </span>
);
