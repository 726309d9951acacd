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

/** The marks of the hours: four numbers with lines between them, 24 numbers, or dots. That of the current hour stands out. */
export const Graduations = memo(function Graduations({ kind, isFading, isTwentyFour, hours, minutes }: GraduationsProps) {
  const i18n = useI18n();
  if (kind === 'none') return null;
  return (
    <g data-graduations={kind} data-crowded={isTwentyFour || undefined}>
      {graduations(hours, minutes, isTwentyFour).map(({ hour, x, y, isCurrent, opacity }) => {
        const shared = { 'data-current': isCurrent || undefined, opacity: isFading && !isCurrent ? opacity : undefined };
        if (kind === 'numbers' && !isTwentyFour && hour % 3 !== 0)
          return <line key={hour} className={styles.tick} x1={x * 1.08} y1={y * 1.08} x2={x * 0.96} y2={y * 0.96} {...shared} />;
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
