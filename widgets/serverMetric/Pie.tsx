import type { CSSProperties, ReactNode } from 'react';
import { useI18n } from '~/i18n/useI18n';
import styles from './ServerMetricWidget.module.css';

const RADIUS = 0.45;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

interface PieProps {
  name: string;
  /** 0 to 1. */
  share: number;
  /** Figures beside the pie. */
  children: ReactNode;
}

/** A share of a whole as a ring that closes, with its percentage inside. The fuller, the more alarming its color. */
export function Pie({ name, share, children }: PieProps) {
  const percent = useI18n().percent(share);
  return (
    <div className={styles.pie}>
      <svg
        className={styles.ring}
        viewBox="0 0 1 1"
        role="img"
        aria-label={`${name}: ${percent}`}
        style={{ '--share': `${share * 100}%` } as CSSProperties}
      >
        <circle className={styles.whole} cx="0.5" cy="0.5" r={RADIUS} />
        <circle
          className={styles.part}
          cx="0.5"
          cy="0.5"
          r={RADIUS}
          strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          transform="rotate(-90 0.5 0.5)"
        />
        <text className={styles.percent} x="0.5" y="0.5">
          {percent}
        </text>
      </svg>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        {children}
      </div>
    </div>
  );
}
