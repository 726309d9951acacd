import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { wallTime } from '~/components/clock/zonedTime';
import { useNow } from '~/components/widget/useNow';
import { useMayMove } from '~/react/useMayMove';
import type { ClockOptions } from './ClockOptions';
import styles from './ClockWidget.module.css';
import { hourAngle } from './graduations';

const SECOND_MS = 1_000;

interface HandsProps {
  /** Minutes ahead of UTC. */
  offset: number;
  /** Width of the hands of hour and minute; that of the second is half as wide. */
  thickness: number;
  animation: ClockOptions['sAnimation'];
  isTwentyFour: boolean;
}

/** The three hands, moved once a second. */
export const Hands = observer(function Hands({ offset, thickness, animation, isTwentyFour }: HandsProps) {
  const mayMove = useMayMove();
  const { hours, minutes, seconds } = wallTime(useNow(SECOND_MS), offset);
  const second = useForward(seconds * 6);
  return (
    <>
      <Hand part="minute" angle={(minutes + seconds / 60) * 6} length={35} tail={6} thickness={thickness} />
      <Hand part="hour" angle={hourAngle(hours, minutes, isTwentyFour)} length={25} tail={6} thickness={thickness} />
      <Hand part="second" angle={second} length={38} tail={9} thickness={thickness / 2} animation={mayMove ? animation : 'none'} />
      <circle className={styles.hub} r={1 + thickness * 0.75} />
    </>
  );
});

interface HandProps {
  part: 'hour' | 'minute' | 'second';
  /** Degrees clockwise from the top. */
  angle: number;
  length: number;
  /** How far it reaches beyond the center. */
  tail: number;
  thickness: number;
  animation?: ClockOptions['sAnimation'];
}

function Hand({ part, angle, length, tail, thickness, animation = 'none' }: HandProps) {
  return (
    <line
      className={styles.hand}
      data-hand={part}
      data-animation={animation}
      y1={tail}
      y2={-length}
      strokeWidth={thickness}
      style={{ transform: `rotate(${angle}deg)` }}
    />
  );
}

/** Returns an angle that only grows: the hand never runs back from 59 to 0. After a long pause it turns less than once. */
function useForward(angle: number): number {
  const [shown, setShown] = useState(angle);
  const next = shown + ((((angle - shown) % 360) + 360) % 360);
  if (next !== shown) setShown(next);
  return next;
}
