import { observer } from 'mobx-react-lite';
import { Colon, DigitFace, Hundredths } from '~/components/clock/DigitFace';
import { useZone } from '~/components/clock/useZone';
import { offsetText, twoDigits, wallTime } from '~/components/clock/zonedTime';
import { useNow } from '~/components/widget/useNow';
import { useI18n } from '~/i18n/useI18n';
import { useMayMove } from '~/react/useMayMove';
import type { WidgetProps } from '~/registry/defineWidget';
import type { OptionsOf } from '~/registry/options';
import type { options as schema } from './options';

const SECOND_MS = 1_000;

/** The time in digits. */
export default observer(function DigitalClockWidget({ options }: WidgetProps<OptionsOf<typeof schema>>) {
  const { t } = useI18n();
  const { fontSize, showMs, showLabel, timezone } = options;
  const isMoving = useMayMove();
  const second = Math.floor(useNow(SECOND_MS) / SECOND_MS) * SECOND_MS;
  const { offset, abbreviation } = useZone(timezone, second);
  const { hours, minutes, seconds } = wallTime(second, offset);
  const time = `${twoDigits(hours)}:${twoDigits(minutes)}`;
  // A new key mounts the colon again, which starts its animation.
  const colon = (place: string) => <Colon key={`${place} ${second}`} isMoving={isMoving} />;
  return (
    <DigitFace
      name={t('widget.timeInZone', { time, zone: abbreviation })}
      length={showMs ? 10 : 8}
      fontSize={fontSize}
      above={showLabel ? abbreviation : undefined}
      below={showLabel ? offsetText(offset) : undefined}
    >
      {twoDigits(hours)}
      {colon('hours')}
      {twoDigits(minutes)}
      {colon('minutes')}
      {twoDigits(seconds)}
      {showMs && colon('seconds')}
      {showMs && <Hundredths second={second} />}
    </DigitFace>
  );
});
