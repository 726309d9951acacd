import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState } from 'react';
import { useAsync } from '~/components/async/useAsync';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { NotFoundError } from '~/lib/AppError';
import { appearNoteId } from '~/services/appearNote';
import { useAccount, useStores } from '~/stores/context';
import { bringAnswered } from './bringAnswered';
import { LoadFailure } from '~/components/async/LoadFailure';
import { NoteClips } from './NoteClips';
import { NoteConversation } from './NoteConversation';
import { NoteDetail } from './NoteDetail';
import { NoteNeighbours } from './NoteNeighbours';
import { NoteResponses } from './NoteResponses';
import styles from './NoteThread.module.css';
import { handleThreadKey } from './threadKeys';
import { useKept } from '~/components/list/useKept';
import { useResumed } from '~/components/list/useResumed';
import { useThreadFocus } from './useThreadFocus';

interface NoteThreadProps {
  noteId: string;
}

/** A note with what it answers above and who answered, renoted and reacted below (reference/note.md section 9). */
export const NoteThread = observer(function NoteThread({ noteId }: NoteThreadProps) {
  const account = useAccount();
  const { clock } = useStores();
  const { t } = useI18n();
  const [losses, setLosses] = useState(0);
  useResumed(useCallback(() => setLosses((count) => count + 1), []));
  const load = useCallback(
    async (signal: AbortSignal) => {
      const asOf = clock.now();
      try {
        account.ingest.note(await account.api.call('notes/show', { noteId }, { signal }), 'fetch', asOf);
      } catch (thrown) {
        // Known from a list, but not there any more, or no longer for this reader.
        const isGone = thrown instanceof NotFoundError && thrown.server.code === 'NO_SUCH_NOTE';
        if (isGone && account.notes.baseOf(noteId)) account.notes.remove(noteId);
        throw thrown;
      }
      void bringAnswered({ account, clock }, noteId, signal);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- after a loss it is asked for again
    [account, clock, noteId, losses],
  );
  const loading = useAsync(load);
  const focus = useThreadFocus();
  useKept(useMemo(() => [noteId], [noteId]));
  const outer = account.notes.get(noteId);
  const shownId = outer ? appearNoteId(outer) : noteId;
  const note = outer && account.notes.get(shownId);
  const deleted = <EmptyState text={t('note.deleted')} />;
  if (account.notes.isDeleted(noteId) || account.notes.isDeleted(shownId)) return deleted;
  // A note known from a timeline is shown at once; the answer only makes it current.
  if (outer && note) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys are of the notes inside
      <div className={styles.thread} data-part="thread" {...focus} onKeyDown={handleThreadKey}>
        {loading.status === 'error' && <LoadFailure error={loading.error} onRetry={loading.retry} />}
        {note.channel && <NoteNeighbours key={`${note.id} newer there`} note={note} direction="newer" of="channel" />}
        <NoteNeighbours key={`${note.id} newer`} note={note} direction="newer" />
        {note.replyId && (loading.status === 'ready' || account.notes.get(note.replyId)) && (
          <NoteConversation key={note.replyId} parentId={note.replyId} />
        )}
        <NoteDetail noteId={note.id} outerId={outer.id} />
        <NoteClips key={`${note.id} clips`} note={note} />
        <NoteResponses key={note.id} note={note} />
        <NoteNeighbours key={`${note.id} older`} note={note} direction="older" />
        {note.channel && <NoteNeighbours key={`${note.id} older there`} note={note} direction="older" of="channel" />}
      </div>
    );
  }
  if (loading.status === 'error') return <ErrorState error={loading.error} onRetry={loading.retry} />;
  // Servers leave out what a renote showed once that is deleted.
  return loading.status === 'ready' ? deleted : <LoadingState />;
});
