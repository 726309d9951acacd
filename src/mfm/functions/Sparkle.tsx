import { observer } from 'mobx-react-lite';
import { useState, type AnimationEvent, type CSSProperties } from 'react';
import type { FnProps } from './args';
import { SPARKS } from './colors';
import styles from './motion.module.css';
import { useGates } from './useGates';

/** How many stars are alive. Each lives 1 to 2 s, so a new one appears about every half second. */
const STARS = [0, 1, 2];

/** A four-pointed star in a square of 128 units. */
const STAR = 'M64 0C66.5 34 80 58.5 128 64C80 69.5 66.5 94 64 128C61.5 94 48 69.5 0 64C48 58.5 61.5 34 64 0Z';

/** Stars that appear, turn and vanish around the content. Only the content when motion is off. */
export const Sparkle = observer(function Sparkle({ children }: FnProps) {
  const { isMoving } = useGates();
  if (!isMoving) return children;
  return (
    <span className={styles.sparkling} data-fn="sparkle">
      {children}
      <span className={styles.stars} aria-hidden>
        {STARS.map((place) => (
          <Star key={place} place={place} />
        ))}
      </span>
    </span>
  );
});

/** One star. When it has vanished it appears somewhere else. */
function Star({ place }: { place: number }) {
  const [star, setStar] = useState(randomStar);
  // A changed duration applies from the start of the animation: the star would jump, and its animation would end more often.
  const [duration] = useState(() => `${1 + Math.random()}s`);
  // Animations of the parent bubble up to here as well.
  const renew = (event: AnimationEvent) => event.target === event.currentTarget && setStar(randomStar());
  return (
    <svg
      className={styles.star}
      style={{ ...star, animationDuration: duration, animationDelay: `${place * 0.6}s` }}
      viewBox="0 0 128 128"
      onAnimationIteration={renew}
    >
      <path d={STAR} />
    </svg>
  );
}

function randomStar(): CSSProperties & Record<`--${string}`, string | number> {
  return {
    insetInlineStart: `${Math.random() * 100}%`,
    insetBlockStart: `${Math.random() * 100}%`,
    fill: SPARKS[Math.floor(Math.random() * SPARKS.length)],
    '--size': 0.2 + Math.random() * 0.3,
  };
}
