import { useEffect, useState, type PointerEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { ageClass, nextChangeOf, relativeTime } from '~/services/relativeTime';
import { useStores } from '~/stores/context';
import styles from './RelativeTime.module.css';

interface RelativeTimeProps {
  iso: string;
  /** Writes the moment out, with the distance beside it. */
  detail?: boolean;
}

/** setTimeout cannot wait longer than this; ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** Times change together on this grid instead of each at its own moment, so that a full page is drawn anew once; ms. */
const GRID_MS = 10_000;

/** How long ago something was, kept current. Old times stand out, because people answer old notes by mistake. */
export function RelativeTime({ iso, detail = false }: RelativeTimeProps) {
  const i18n = useI18n();
  const { clock } = useStores();
  const then = Date.parse(iso);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const waitMs = Math.ceil((now + nextChangeOf(now, then)) / GRID_MS) * GRID_MS - now;
    if (!(waitMs <= LONGEST_WAIT_MS)) return undefined;
    const timer = clock.after(waitMs, () => setNow(clock.now()));
    return () => timer.dispose();
  }, [clock, now, then]);
  const distance = relativeTime(now, then);
  if (distance === 'invalid') return <time>{i18n.t('core.invalidTime')}</time>;
  const relative = distance === 'justNow' ? i18n.t('core.justNow') : i18n.distance(distance);
  // Writing a moment out costs as much as the rest of the row, and few are pointed at.
  const writeOut = (event: PointerEvent<HTMLElement>) => (event.currentTarget.title = i18n.date(then));
  return (
    <time className={styles.time} dateTime={iso} onPointerEnter={writeOut} data-age={ageClass(now, then)}>
      {detail ? i18n.t('ui.timeWithDistance', { time: i18n.date(then), distance: relative }) : relative}
    </time>
  );
}
