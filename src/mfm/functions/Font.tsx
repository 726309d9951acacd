import { WrittenFn } from '../nodes/WrittenFn';
import { hasArg, type FnProps } from './args';
import styles from './effects.module.css';

/** Generic families of CSS. */
const families = ['serif', 'monospace', 'cursive', 'fantasy', 'emoji', 'math'] as const;

/** Other letters; as written where none of the families is named. */
export function Font({ args, children }: FnProps) {
  const family = families.find((name) => hasArg(args, name));
  if (!family) return <WrittenFn name="font">{children}</WrittenFn>;
  return (
    <span className={styles.box} style={{ fontFamily: family }} data-fn="font">
      {children}
    </span>
  );
}
