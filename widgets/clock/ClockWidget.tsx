import { zonesOf } from './zones';
import { useZone } from '~/components/clock/useZone';
import { offsetText, twoDigits, wallTime } from '~/components/clock/zonedTime';
import { useNow } from '~/components/widget/useNow';
import { useI18n } from '~/i18n/useI18n';
import type { WidgetProps } from '~/registry/defineWidget';
import styles from './ClockWidget.module.css';
import type { ClockOptions } from './ClockOptions';
import { Graduations } from './Graduations';
import { Hands } from './Hands';

const MINUTE_MS = 60_000;

/** A clock with hands. Its name says the time, and only the hands move more often than once a minute. */
export default function ClockWidget({ options }: WidgetProps<ClockOptions>) {
  const i18n = useI18n();
  const { t } = i18n;
  const { size, graduations, fadeGraduations, twentyFour, label, timezone, thickness, sAnimation, secondZone, thirdZone } = options;
  const now = useNow(MINUTE_MS);
  const { offset, abbreviation } = useZone(timezone, now);
  const { hours, minutes } = wallTime(now, offset);
  const time = `${twoDigits(hours)}:${twoDigits(minutes)}`;
  const hasZone = label === 'tz' || label === 'timeAndTz';
  const hasTime = label === 'time' || label === 'timeAndTz';
  return (
    <div className={styles.clock}>
      <svg
        className={styles.dial}
        viewBox="-50 -50 100 100"
        role="img"
        aria-label={t('widget.timeInZone', { time, zone: abbreviation })}
        data-size={size}
      >
        <circle className={styles.disc} r={49} />
        <Graduations kind={graduations} isFading={fadeGraduations} isTwentyFour={twentyFour} hours={hours} minutes={minutes} />
        <Hands offset={offset} thickness={thickness * 10} animation={sAnimation} isTwentyFour={twentyFour} />
      </svg>
      {/* Only where the widget is wide enough; the name of the dial says the time. */}
      <div className={styles.beside}>
        <p className={styles.digits} aria-hidden>
          {time}
        </p>
        <p className={styles.date}>{i18n.date(now, 'date')}</p>
        <dl className={styles.zones}>
          {zonesOf([secondZone, thirdZone], now).map(({ zone, place, time: there }) => (
            <div key={zone} className={styles.zone}>
              <dt>{place}</dt>
              <dd>{there}</dd>
            </div>
          ))}
        </dl>
      </div>
      {hasZone && (
        <span className={styles.label} data-corner="zone" aria-hidden>
          {abbreviation}
        </span>
      )}
      {hasTime && (
        <span className={styles.label} data-corner="time" aria-hidden>
          {time}
        </span>
      )}
      {hasZone && (
        <span className={styles.label} data-corner="offset" aria-hidden>
          {offsetText(offset)}
        </span>
      )}
    </div>
  );
}
