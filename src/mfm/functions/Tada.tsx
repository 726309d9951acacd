import { observer } from 'mobx-react-lite';
import { durationArg, type FnProps } from './args';
import styles from './motion.module.css';
import { useGates } from './useGates';

/** Half as large again, always; where things may move it shrinks, grows and swings. */
export const Tada = observer(function Tada({ args, children }: FnProps) {
  const { isMoving } = useGates();
  const timing = isMoving
    ? { animationDuration: durationArg(args, 'speed', '1s'), animationDelay: durationArg(args, 'delay', '0s', 0) }
    : undefined;
  return (
    <span className={isMoving ? `${styles.large} ${styles.moving} ${styles.tada}` : styles.large} style={timing} data-fn="tada">
      {children}
    </span>
  );
});
