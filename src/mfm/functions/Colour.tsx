import { colorArg, type FnProps } from './args';
import { DEFAULT_COLOUR } from './colours';
import styles from './effects.module.css';

/** Text in another color. */
export function Fg({ args, children }: FnProps) {
  return (
    <span className={styles.coloured} style={{ color: colorArg(args) ?? DEFAULT_COLOUR }} data-fn="fg">
      {children}
    </span>
  );
}

/** Text on another background color. */
export function Bg({ args, children }: FnProps) {
  return (
    <span className={styles.coloured} style={{ backgroundColor: colorArg(args) ?? DEFAULT_COLOUR }} data-fn="bg">
      {children}
    </span>
  );
}
