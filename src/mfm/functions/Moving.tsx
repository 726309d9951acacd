import { observer } from 'mobx-react-lite';
import { durationArg, type FnProps } from './args';
import styles from './motion.module.css';
import { useGates } from './useGates';

/** How long one cycle takes by default. */
const rounds: Readonly<Record<string, string>> = { jelly: '1s', twitch: '0.5s', shake: '0.5s', jump: '0.75s', bounce: '0.75s' };

/** Content that moves around its place: jelly, twitch, shake, jump, bounce. Plain content when motion is off. */
export const Moving = observer(function Moving({ node, args, children }: FnProps) {
  const { isMoving } = useGates();
  const { name } = node.props;
  if (!isMoving) return children;
  const timing = {
    animationDuration: durationArg(args, 'speed', rounds[name]!),
    animationDelay: durationArg(args, 'delay', '0s', 0),
  };
  return (
    <span className={`${styles.moving} ${styles[name]}`} style={timing} data-fn={name}>
      {children}
    </span>
  );
});
