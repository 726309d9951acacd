import { observer } from 'mobx-react-lite';
import { Colon, DigitFace, Hundredths } from '~/components/clock/DigitFace';
import { useNow } from '~/components/widget/useNow';
import { useI18n } from '~/i18n/useI18n';
import { useMayMove } from '~/react/useMayMove';
import type { WidgetProps } from '~/registry/defineWidget';
import type { OptionsOf } from '~/registry/options';
import type { options as schema } from './options';

const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** The seconds since the beginning of 1970 in UTC. */
export default observer(function UnixClockWidget({ options }: WidgetProps<OptionsOf<typeof schema>>) {
  const { t } = useI18n();
  const { fontSize, showMs, showLabel } = options;
  const isMoving = useMayMove();
  const seconds = Math.floor(useNow(SECOND_MS) / SECOND_MS);
  const digits = String(seconds);
  return (
    <DigitFace
      name={t('unixClockWidget.seconds', { n: seconds - (seconds % MINUTE_S) })}
      length={digits.length + (showMs ? 2 : 0)}
      fontSize={fontSize}
      above={showLabel ? t('unixClockWidget.epoch') : undefined}
      below={showLabel ? t('unixClockWidget.utc') : undefined}
    >
      {digits}
      {showMs && <Colon key={seconds} isMoving={isMoving} />}
      {showMs && <Hundredths second={seconds * SECOND_MS} />}
    </DigitFace>
  );
});
