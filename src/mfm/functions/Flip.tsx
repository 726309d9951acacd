import { hasArg, type FnArgs, type FnProps } from './args';
import styles from './effects.module.css';

/** Mirrored content: horizontally by default, vertically with `v`, both ways with `h` and `v`. */
export function Flip({ args, children }: FnProps) {
  return (
    <span className={styles.box} style={{ transform: mirror(args) }} data-fn="flip">
      {children}
    </span>
  );
}

function mirror(args: FnArgs): string {
  if (!hasArg(args, 'v')) return 'scaleX(-1)';
  return hasArg(args, 'h') ? 'scale(-1, -1)' : 'scaleY(-1)';
}
