import { observer } from 'mobx-react-lite';
import { createContext, use } from 'react';
import { durationArg, type FnProps } from './args';
import { RAINBOW } from './colors';
import styles from './motion.module.css';
import { useGates } from './useGates';

/** The shortest cycle, in s. A cycle goes through opposite hues, which flashes on large text; the default is the fastest. */
const SHORTEST_S = 1;

/** Whether an enclosing rainbow already rotates the hues: nested rotations would add up to any speed. */
const TurnsContext = createContext(false);

/** Text that cycles through all hues. When motion is off the hues stand side by side. */
export const Rainbow = observer(function Rainbow({ args, children }: FnProps) {
  const { isMoving } = useGates();
  const isTurning = use(TurnsContext);
  if (isTurning) return children;
  if (!isMoving) {
    return (
      <span className={styles.stillRainbow} style={{ backgroundImage: RAINBOW }} data-fn="rainbow">
        {children}
      </span>
    );
  }
  const timing = {
    animationDuration: durationArg(args, 'speed', '1s', SHORTEST_S),
    animationDelay: durationArg(args, 'delay', '0s', 0),
  };
  return (
    <span className={`${styles.moving} ${styles.rainbow}`} style={timing} data-fn="rainbow">
      <TurnsContext value={true}>{children}</TurnsContext>
    </span>
  );
});
