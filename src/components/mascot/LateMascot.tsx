import { later } from '~/react/later';
import styles from './LateMascot.module.css';
import type { MascotPose } from './poses';

const Drawing = later(async () => (await import('./Mascot')).Mascot, { needsOnlyStartTexts: true, neededOffline: true });

interface LateMascotProps {
  pose?: MascotPose;
  className?: string;
}

/** The mascot as a picture beside a text. Her place is there at once; the drawing loads late. */
export function LateMascot({ pose = 'calm', className }: LateMascotProps) {
  return (
    <span className={className === undefined ? styles.place : `${styles.place} ${className}`} data-pose={pose} aria-hidden>
      <Drawing className={styles.drawing} pose={pose} />
    </span>
  );
}
