import { WrittenFn } from '../nodes/WrittenFn';
import { hasArg, type FnProps } from './args';
import styles from './effects.module.css';

/** Generic families of CSS. */
const families = ['serif', 'monospace', 'cursive', 'fantasy', 'emoji', 'math'] as const;

/** Alone it would be smaller than the text around it: browsers have a size of their own for nothing but this name. */
const MONOSPACE = 'monospace, monospace';

/** Other letters; as written where none of the families is named. */
export function Font({ args, children }: FnProps) {
  const family = families.find((name) => hasArg(args, name));
  if (!family) return <WrittenFn name="font">{children}</WrittenFn>;
  return (
    <span className={styles.box} style={{ fontFamily: family === 'monospace' ? MONOSPACE : family }} data-fn="font">
      {children}
    </span>
  );
}
