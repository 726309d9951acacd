import { WrittenFn } from '../nodes/WrittenFn';
import { hasArg, type FnProps } from './args';
import styles from './effects.module.css';

/** The generic font families that the markup knows. */
const families = ['serif', 'monospace', 'cursive', 'fantasy', 'emoji', 'math'] as const;

/** Browsers use a smaller default size for `monospace` alone; naming it twice keeps the surrounding size. */
const MONOSPACE = 'monospace, monospace';

/** Text in another font; plain source when no known family is named. */
export function Font({ args, children }: FnProps) {
  const family = families.find((name) => hasArg(args, name));
  if (!family) return <WrittenFn name="font">{children}</WrittenFn>;
  return (
    <span className={styles.box} style={{ fontFamily: family === 'monospace' ? MONOSPACE : family }} data-fn="font">
      {children}
    </span>
  );
}
