import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import { iconPaths } from '~/generated/iconPaths';
import { relativeTime } from '~/services/relativeTime';
import { useStores } from '~/react/context';
import type { FnProps } from './args';
import styles from './effects.module.css';

/** The largest time value of ECMA-262, in s from 1970. */
const END_OF_TIME_S = 8.64e12;

/** A moment given in seconds since 1970, in the reader's time zone, with its distance from now. */
export function UnixTime({ node }: FnProps) {
  const [content] = node.children;
  const seconds = content?.type === 'text' ? Number.parseInt(content.props.text, 10) : Number.NaN;
  return (
    <span className={styles.moment} data-fn="unixtime">
      <svg className={styles.clock} viewBox="0 0 24 24" aria-hidden>
        <path d={iconPaths.clock} />
      </svg>
      <Moment seconds={Math.abs(seconds) <= END_OF_TIME_S ? seconds : Number.NaN} />
    </span>
  );
}

const Moment = observer(function Moment({ seconds }: { seconds: number }) {
  const i18n = useI18n();
  const { ages } = useStores();
  const then = seconds * 1000;
  const distance = relativeTime(ages.now, then);
  if (distance === 'invalid') return <time>{i18n.t('core.invalidTime')}</time>;
  const relative = distance === 'justNow' ? i18n.t('core.justNow') : i18n.distance(distance);
  const written = i18n.date(then);
  return (
    <time dateTime={new Date(then).toISOString()} title={written}>
      {i18n.t('ui.timeWithDistance', { time: written, distance: relative })}
    </time>
  );
});
