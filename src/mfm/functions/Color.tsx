import { colorArg, type FnProps } from './args';
import { DEFAULT_COLOR } from './colors';
import styles from './effects.module.css';

/** Text in another color. */
export function Fg({ args, children }: FnProps) {
  return (
    <span className={styles.colored} style={{ color: colorArg(args) ?? DEFAULT_COLOR }} data-fn="fg">
      {children}
    </span>
  );
}

/** Text on another background color. */
export function Bg({ args, children }: FnProps) {
  return (
    <span className={styles.colored} style={{ backgroundColor: colorArg(args) ?? DEFAULT_COLOR }} data-fn="bg">
      {children}
    </span>
  );
}
