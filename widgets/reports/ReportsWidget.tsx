import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useCollection } from '~/components/async/useCollection';
import { NotOffered } from '~/components/staff/NotOffered';
import { useOffered } from '~/components/staff/Offered';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { mayOpen } from '~/registry/mayOpen';
import { Link } from '~/router/Link';
import { reportsThatAre } from '~/stores/resources/staff/reports';
import styles from './ReportsWidget.module.css';

const WAITING = { state: 'unresolved', targetUserOrigin: 'combined', reporterOrigin: 'combined' } as const;

/** The reports that nobody has resolved. New ones join by themselves. */
export default observer(function ReportsWidget() {
  return useOffered('admin/abuse-user-reports') ? <WaitingReports /> : <NotOffered />;
});

const WaitingReports = observer(function WaitingReports() {
  const { t } = useI18n();
  const { me } = useAccount();
  const list = useCollection(reportsThatAre, WAITING);
  if (list.items.length === 0) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.load()} />;
    return list.status === 'ready' ? <EmptyState icon="shield" text={t('reportsWidget.none')} /> : <LoadingState />;
  }
  return (
    <>
      <ul className={styles.reports}>
        {list.items.map(({ id, targetUser, comment, createdAt }) => (
          <li key={id} className={styles.report}>
            <Avatar user={targetUser} size={32} link />
            <div className={styles.about}>
              <UserLink user={targetUser} />
              <p className={styles.comment} dir="auto">
                {comment}
              </p>
            </div>
            <RelativeTime iso={createdAt} />
          </li>
        ))}
      </ul>
      {mayOpen('administrator', me) && (
        <Link to="/admin/abuses" className={styles.all}>
          {t('reportsWidget.all')}
        </Link>
      )}
    </>
  );
});
