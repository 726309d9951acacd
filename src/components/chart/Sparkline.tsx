import { useId } from 'react';
import styles from './Sparkline.module.css';

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** Its content, in words and numbers. */
  label: string;
  /** The value at the upper edge; by default, the largest value. */
  max?: number;
  /** Colors the line by its height: the higher, the more alarming. */
  isLoad?: boolean;
  /** Number of points that fit, if the line begins shorter; by default, as many as there are. */
  room?: number;
  className?: string | undefined;
}

const WIDTH = 50;
const HEIGHT = 30;

/** A line without axes, which fills its box. */
export function Sparkline({
  values,
  label,
  max = Math.max(1, ...values),
  isLoad = false,
  room = values.length,
  className,
}: SparklineProps) {
  const gradient = useId();
  const step = WIDTH / Math.max(1, room - 1);
  const points = values.map((value, index): readonly [x: number, y: number] => [
    WIDTH - (values.length - 1 - index) * step,
    HEIGHT - (Math.min(value, max) / max) * HEIGHT,
  ]);
  const line = points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
  const begin = points[0]?.[0] ?? WIDTH;
  const paint = isLoad ? `url(#${gradient})` : undefined;
  return (
    <svg
      className={className === undefined ? styles.sparkline : `${styles.sparkline} ${className}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {isLoad && (
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" y1={HEIGHT} x2="0" y2="0">
          <stop offset="0" className={styles.calm} />
          <stop offset="1" className={styles.alarming} />
        </linearGradient>
      )}
      <polygon className={styles.area} points={`${begin.toFixed(2)},${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} fill={paint} />
      <polyline className={styles.line} points={line} stroke={paint} />
    </svg>
  );
}
