import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { NoteCard } from '~/components/note/card/NoteCard';
import { useI18n } from '~/i18n/useI18n';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import { Link } from '~/router/Link';
import { useServer } from '~/react/context';
import { showcaseNotes } from '~/stores/resources/server/showcase';
import styles from './WelcomePage.module.css';

/** How many notes a visitor reads here; the timeline has more. */
const SHOWN = 4;

/** What people of the server write at the moment. */
export const LatestNotes = observer(function LatestNotes() {
  const { t } = useI18n();
  const server = useServer();
  const titleId = useId();
  const query = useQuery(showcaseNotes, null);
  return (
    <section className={styles.latest} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('welcome.latest')}
        </h2>
        {availableTimelines(null, server.meta).includes('local') && <Link to="/timeline">{t('welcome.readTimeline')}</Link>}
      </div>
      <Loadable query={query} empty={<EmptyState text={t('timeline.empty')} />}>
        {(ids) => (
          <div className={styles.notes} data-density="compact">
            {ids.slice(0, SHOWN).map((id) => (
              <NoteCard key={id} noteId={id} />
            ))}
          </div>
        )}
      </Loadable>
    </section>
  );
});
