import { observer } from 'mobx-react-lite';
import { durationArg, hasArg, type FnArgs, type FnProps } from './args';
import styles from './motion.module.css';
import { useGates } from './useGates';

/** Content that spins around the z axis, or around the x or y axis in perspective. */
export const Spin = observer(function Spin({ args, children }: FnProps) {
  const { isMoving } = useGates();
  if (!isMoving) return children;
  const axis = hasArg(args, 'x') ? styles.spinX : hasArg(args, 'y') ? styles.spinY : styles.spin;
  const timing = {
    animationDuration: durationArg(args, 'speed', '1.5s'),
    animationDelay: durationArg(args, 'delay', '0s', 0),
    animationDirection: direction(args),
  };
  return (
    <span className={`${styles.moving} ${axis}`} style={timing} data-fn="spin">
      {children}
    </span>
  );
});

function direction(args: FnArgs): 'normal' | 'reverse' | 'alternate' {
  if (hasArg(args, 'left')) return 'reverse';
  return hasArg(args, 'alternate') ? 'alternate' : 'normal';
}
