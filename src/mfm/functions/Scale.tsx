import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { MfmContext, useMfmSurroundings } from '../MfmContext';
import { numberArg, type FnProps } from './args';
import styles from './effects.module.css';
import { useGates } from './useGates';

/** Largest factor of one function (spec section 5), also mirrored. */
const MOST = 5;
/** Largest factor of all functions around a text together: beyond it nothing is to be seen but one letter. */
const MOST_TOGETHER = MOST * MOST;

/** Stretched without changing the place it takes. */
export const Scale = observer(function Scale({ args, children }: FnProps) {
  const { isAdvanced } = useGates();
  const surroundings = useMfmSurroundings();
  const { stretch } = surroundings;
  const limit = Math.min(MOST, MOST_TOGETHER / stretch);
  const x = numberArg(args, 'x', 1, [-limit, limit]);
  const y = numberArg(args, 'y', 1, [-limit, limit]);
  const largest = Math.max(Math.abs(x), Math.abs(y));
  const inner = useMemo(
    () => ({ ...surroundings, stretch: stretch * Math.max(largest, 1), scale: surroundings.scale * largest }),
    [surroundings, stretch, largest],
  );
  if (!isAdvanced) return children;
  return (
    <span className={styles.box} style={{ transform: `scale(${x}, ${y})` }} data-fn="scale">
      <MfmContext value={inner}>{children}</MfmContext>
    </span>
  );
});
