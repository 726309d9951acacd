import { observer } from 'mobx-react-lite';
import { WrittenFn } from '../nodes/WrittenFn';
import { numberArg, type FnProps } from './args';
import styles from './effects.module.css';
import { useGates } from './useGates';

/** The largest offset, in em: farther than any text is wide. The box of the text clips it long before. */
const FARTHEST = 1000;

/** Content that is moved from its place by em; the place stays empty. Plain source when advanced MFM is off. */
export const Position = observer(function Position({ args, children }: FnProps) {
  const { isAdvanced } = useGates();
  if (!isAdvanced) return <WrittenFn name="position">{children}</WrittenFn>;
  const x = numberArg(args, 'x', 0, [-FARTHEST, FARTHEST]);
  const y = numberArg(args, 'y', 0, [-FARTHEST, FARTHEST]);
  return (
    <span className={styles.box} style={{ transform: `translate(${x}em, ${y}em)` }} data-fn="position">
      {children}
    </span>
  );
});
