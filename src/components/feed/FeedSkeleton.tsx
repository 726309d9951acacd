import { Skeleton } from '~/components/ui/Skeleton';
import { useI18n } from '~/i18n/useI18n';
import styles from './FeedSkeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** Stands where rows will be once they have loaded. Its words are no status: it is in a feed, which may hold articles alone and says itself that it is busy. */
export function FeedSkeleton() {
  const { t } = useI18n();
  return (
    <>
      <span className="visuallyHidden">{t('core.loading')}</span>
      {ROWS.map((row) => (
        <div key={row} className={styles.row} aria-hidden>
          <span className={styles.face} />
          <Skeleton lines={4} />
        </div>
      ))}
    </>
  );
}
