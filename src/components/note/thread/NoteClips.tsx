import { useCallback } from 'react';
import { ClipCard } from '~/components/clip/ClipCard';
import { useAsync } from '~/components/async/useAsync';
import { ErrorState } from '~/components/async/ErrorState';
import { useI18n } from '~/i18n/useI18n';
import type { Note } from '~/services/records';
import { takeClip } from '~/stores/clips/takeClip';
import { useAccount } from '~/stores/context';
import styles from './NoteThread.module.css';

interface NoteClipsProps {
  note: Pick<Note, 'id' | 'createdAt' | 'clippedCount'>;
}

/** Servers did not count clips before; reference/note.md section 9. */
const COUNTED_SINCE = Date.parse('2023-10-01');

/** The public clips that a note is in. */
export function NoteClips({ note }: NoteClipsProps) {
  const mayBeClipped = (note.clippedCount ?? 0) > 0 || Date.parse(note.createdAt) < COUNTED_SINCE;
  return mayBeClipped ? <ClipsOf key={note.clippedCount} noteId={note.id} /> : null;
}

function ClipsOf({ noteId }: { noteId: string }) {
  const { t } = useI18n();
  const { api, ingest } = useAccount();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const clips = await api.call('notes/clips', { noteId }, { signal });
      return clips.map((clip) => takeClip(ingest, clip));
    },
    [api, ingest, noteId],
  );
  const clips = useAsync(load);
  if (clips.status === 'error') return <ErrorState error={clips.error} onRetry={clips.retry} />;
  // Most notes are in none, and nothing waits for this.
  if (clips.status === 'loading' || clips.value.length === 0) return null;
  return (
    <section className={styles.clips} aria-label={t('noteDetail.clips')}>
      <h2 className={styles.title}>{t('noteDetail.clips')}</h2>
      <div className={styles.people}>
        {clips.value.map((clip) => (
          <ClipCard key={clip.id} clip={clip} showsOwner />
        ))}
      </div>
    </section>
  );
}
