import { observer } from 'mobx-react-lite';
import { durationArg, type FnProps } from './args';
import { RAINBOW } from './colours';
import styles from './motion.module.css';
import { useGates } from './useGates';

/** All hues one after the other; side by side where nothing may move. */
export const Rainbow = observer(function Rainbow({ args, children }: FnProps) {
  const { isMoving } = useGates();
  if (!isMoving) {
    return (
      <span className={styles.stillRainbow} style={{ backgroundImage: RAINBOW }} data-fn="rainbow">
        {children}
      </span>
    );
  }
  const timing = { animationDuration: durationArg(args, 'speed', '1s'), animationDelay: durationArg(args, 'delay', '0s', 0) };
  return (
    <span className={`${styles.moving} ${styles.rainbow}`} style={timing} data-fn="rainbow">
      {children}
    </span>
  );
});
