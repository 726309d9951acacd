import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { MfmContext, useMfmSurroundings } from '../MfmContext';
import { durationArg, type FnProps } from './args';
import styles from './motion.module.css';
import { useGates } from './useGates';

/** One inside another is larger than it; a third one is not, or twenty would fill thousands of screens with one letter. */
const MOST_LARGE = 2;

/** Half as large again, always; where things may move it shrinks, grows and swings. */
export const Tada = observer(function Tada({ args, children }: FnProps) {
  const { isMoving } = useGates();
  const surroundings = useMfmSurroundings();
  const { tadas = 0 } = surroundings;
  const inner = useMemo(() => ({ ...surroundings, tadas: tadas + 1 }), [surroundings, tadas]);
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
