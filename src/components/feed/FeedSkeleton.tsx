import { Skeleton } from '~/components/ui/Skeleton';
import { useI18n } from '~/i18n/useI18n';
import styles from './FeedSkeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

/**
 * Placeholders while rows load. They have no status role: a feed may contain only articles, and the feed itself says
 * that it is busy.
 */
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
