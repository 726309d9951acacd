import { memo } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { ClockOptions } from './ClockOptions';
import styles from './ClockWidget.module.css';
import { graduations } from './graduations';

interface GraduationsProps {
  kind: ClockOptions['graduations'];
  isFading: boolean;
  isTwentyFour: boolean;
  hours: number;
  minutes: number;
}

/** The marks of the hours. That of the current hour stands out, and those far from it may fade. */
export const Graduations = memo(function Graduations({ kind, isFading, isTwentyFour, hours, minutes }: GraduationsProps) {
  const i18n = useI18n();
  if (kind === 'none') return null;
  return (
    <g data-graduations={kind} data-crowded={isTwentyFour || undefined}>
      {graduations(hours, minutes, isTwentyFour).map(({ hour, x, y, isCurrent, opacity }) => {
        const shared = { 'data-current': isCurrent || undefined, opacity: isFading && !isCurrent ? opacity : undefined };
        return kind === 'dots' ? (
          <circle key={hour} className={styles.dot} cx={x} cy={y} r={isCurrent ? 2 : 1.1} {...shared} />
        ) : (
          <text key={hour} className={styles.number} x={x} y={y} {...shared}>
            {i18n.number(hour)}
          </text>
        );
      })}
    </g>
  );
});
