import { observer } from 'mobx-react-lite';
import { createContext, use } from 'react';
import { durationArg, type FnProps } from './args';
import { RAINBOW } from './colours';
import styles from './motion.module.css';
import { useGates } from './useGates';

/** A round passes from red to its opposite and back, which flashes where it is large; s. No faster than it is by itself. */
const SHORTEST_S = 1;

/** Whether the hues turn already: turns in one another would add up, to any speed. */
const TurnsContext = createContext(false);

/** All hues one after the other; side by side where nothing may move. */
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
