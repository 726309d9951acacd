import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo, type PointerEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { equalData } from '~/services/equalData';
import { ageClass, relativeTime } from '~/services/relativeTime';
import { useStores } from '~/react/context';
import styles from './RelativeTime.module.css';

interface RelativeTimeProps {
  iso: string;
  /** Shows the full date with the relative time beside it. */
  detail?: boolean;
}

/**
 * Shows how long ago something was, and stays current. Old dates stand out, because people reply to old notes by
 * mistake.
 */
export const RelativeTime = observer(function RelativeTime({ iso, detail = false }: RelativeTimeProps) {
  const i18n = useI18n();
  const { ages } = useStores();
  const then = Date.parse(iso);
  const age = useMemo(
    () => computed(() => ({ distance: relativeTime(ages.now, then), mark: ageClass(ages.now, then) }), { equals: equalData }),
    [ages, then],
  );
  const { distance, mark } = age.get();
  if (distance === 'invalid') return <time>{i18n.t('core.invalidTime')}</time>;
  const relative = distance === 'justNow' ? i18n.t('core.justNow') : i18n.distance(distance);
  // Formatting the full date costs as much as the rest of the row, and few dates are hovered.
  const writeOut = (event: PointerEvent<HTMLElement>) => (event.currentTarget.title = i18n.date(then));
  return (
    <time className={styles.time} dateTime={iso} onPointerEnter={writeOut} data-age={mark}>
      {detail ? i18n.t('ui.timeWithDistance', { time: i18n.date(then), distance: relative }) : relative}
    </time>
  );
});
