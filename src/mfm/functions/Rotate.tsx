import { numberArg, type FnProps } from './args';
import styles from './effects.module.css';

/** Content rotated around its center, by 90 degrees by default. */
export function Rotate({ args, children }: FnProps) {
  const degrees = numberArg(args, 'deg', 90, [-1e9, 1e9]) % 360;
  return (
    <span className={styles.rotated} style={{ transform: `rotate(${degrees}deg)` }} data-fn="rotate">
      {children}
    </span>
  );
}
