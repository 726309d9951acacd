import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { Sparkline } from '~/components/chart/Sparkline';
import { useI18n } from '~/i18n/useI18n';
import { charts } from '~/stores/resources/server/charts';
import { onlineUsersCount } from '~/stores/resources/server/server';
import styles from './ActiveUsers.module.css';

const DAYS = 30;

/**
 * How many people are online, and how many were active in the last days. Leaves out numbers that the server does not
 * publish.
 */
export const ActiveUsers = observer(function ActiveUsers() {
  const i18n = useI18n();
  const online = useQuery(onlineUsersCount, null).value;
  const active = useQuery(charts.activeUsers, { span: 'day', limit: DAYS }).value?.chart.read;
  if (!online && !active?.length) return null;
  return (
    <div className={styles.active}>
      {online && <p className={styles.online}>{i18n.t('welcome.online', { n: online.count })}</p>}
      {active && active.length > 0 && (
        <>
          <Sparkline
            className={styles.line}
            values={active.toReversed()}
            label={i18n.t('welcome.active', {
              n: active.length,
              now: i18n.number(active[0] ?? 0),
              most: i18n.number(Math.max(...active)),
            })}
          />
          <p className={styles.caption} aria-hidden>
            {i18n.t('welcome.activeCaption', { n: active.length })}
          </p>
        </>
      )}
    </div>
  );
});
