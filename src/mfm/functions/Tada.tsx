import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { MfmContext, useMfmContext } from '../MfmContext';
import { durationArg, type FnProps } from './args';
import styles from './motion.module.css';
import { useGates } from './useGates';

/** How many nested levels enlarge. Without a limit, twenty levels would fill thousands of screens with one letter. */
const MOST_LARGE = 2;

/** Content at 150%. With motion it also shrinks, grows and swings. */
export const Tada = observer(function Tada({ args, children }: FnProps) {
  const { isMoving } = useGates();
  const outer = useMfmContext();
  const { tadas = 0 } = outer;
  const inner = useMemo(() => ({ ...outer, tadas: tadas + 1 }), [outer, tadas]);
  const size = tadas < MOST_LARGE ? styles.large : styles.alike;
  const timing = isMoving
    ? { animationDuration: durationArg(args, 'speed', '1s'), animationDelay: durationArg(args, 'delay', '0s', 0) }
    : undefined;
  return (
    <span className={isMoving ? `${size} ${styles.moving} ${styles.tada}` : size} style={timing} data-fn="tada">
      <MfmContext value={inner}>{children}</MfmContext>
    </span>
  );
});
