import { followSwipe } from '../drag/followSwipe';
import styles from './SheetGrip.module.css';

/**
 * The grip at the top of a sheet, which drags the element around it down. It is for fingers only: keys and screen readers close a
 * sheet with Escape or Back.
 */
export function SheetGrip({ onClose }: { onClose: () => void }) {
  return (
    <div
      className={styles.grip}
      aria-hidden
      data-part="grip"
      onPointerDown={({ nativeEvent, currentTarget }) => followSwipe(nativeEvent, currentTarget.parentElement!, 'down', onClose)}
    />
  );
}
