import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { MfmContext, useMfmContext } from '../MfmContext';
import { numberArg, type FnProps } from './args';
import styles from './effects.module.css';
import { useGates } from './useGates';

/** The largest factor of one function, in either direction. */
const MOST = 5;
/** The largest combined factor of nested functions: beyond it a single letter fills the screen. */
const MOST_TOGETHER = MOST * MOST;

/** Content stretched without changing the space it takes. */
export const Scale = observer(function Scale({ args, children }: FnProps) {
  const { isAdvanced } = useGates();
  const outer = useMfmContext();
  const { stretch } = outer;
  const limit = Math.min(MOST, MOST_TOGETHER / stretch);
  const x = numberArg(args, 'x', 1, [-limit, limit]);
  const y = numberArg(args, 'y', 1, [-limit, limit]);
  const largest = Math.max(Math.abs(x), Math.abs(y));
  const inner = useMemo(
    () => ({ ...outer, stretch: stretch * Math.max(largest, 1), scale: outer.scale * largest }),
    [outer, stretch, largest],
  );
  if (!isAdvanced) return children;
  return (
    <span className={styles.box} style={{ transform: `scale(${x}, ${y})` }} data-fn="scale">
      <MfmContext value={inner}>{children}</MfmContext>
    </span>
  );
});
