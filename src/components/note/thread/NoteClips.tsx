import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { ClipCard } from '~/components/clip/ClipCard';
import { useI18n } from '~/i18n/useI18n';
import type { Note } from '~/services/records';
import { clipsOfNote } from '~/stores/resources/content/clips';
import styles from './NoteThread.module.css';

interface NoteClipsProps {
  note: Pick<Note, 'id' | 'createdAt' | 'clippedCount'>;
}

/** Servers did not count clips before this date. */
const COUNTED_SINCE = Date.parse('2023-10-01');

/** The public clips that a note is in. */
export function NoteClips({ note }: NoteClipsProps) {
  const mayBeClipped = (note.clippedCount ?? 0) > 0 || Date.parse(note.createdAt) < COUNTED_SINCE;
  return mayBeClipped ? <ClipsOf key={note.clippedCount} noteId={note.id} /> : null;
}

function ClipsOf({ noteId }: { noteId: string }) {
  const { t } = useI18n();
  // Most notes are in no clip and nothing waits for the answer, so nothing shows until there is a clip.
  return (
    <Loadable query={useQuery(clipsOfNote, noteId)} loading={null} empty={null}>
      {(clips) => (
        <section className={styles.clips} aria-label={t('noteDetail.clips')}>
          <h2 className={styles.title}>{t('noteDetail.clips')}</h2>
          <div className={styles.people}>
            {clips.map((clip) => (
              <ClipCard key={clip.id} clip={clip} showsOwner />
            ))}
          </div>
        </section>
      )}
    </Loadable>
  );
}
