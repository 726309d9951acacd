import { Skeleton } from '~/components/ui/Skeleton';
import { useI18n } from '~/i18n/useI18n';
import styles from './FeedSkeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** Stands where rows will be once they have loaded. */
export function FeedSkeleton() {
  const { t } = useI18n();
  return (
    <>
      <output className="visuallyHidden">{t('core.loading')}</output>
      {ROWS.map((row) => (
        <div key={row} className={styles.row} aria-hidden>
          <span className={styles.face} />
          <Skeleton lines={4} />
        </div>
      ))}
    </>
  );
}
