import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import styles from './WelcomePage.module.css';

/** The featured notes of the server. */
export function FeaturedNotes() {
  const { t } = useI18n();
  const { paneId } = usePane();
  return (
    <section className={styles.featured} aria-label={t('welcome.notes')}>
      <TimelineFeed source={{ kind: 'featured' }} label={t('welcome.notes')} viewKey={`${paneId}:welcome`} />
    </section>
  );
}
