import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useAsync } from '~/components/page/useAsync';
import { EmptyState } from '~/components/ui/EmptyState';
import { ErrorState } from '~/components/ui/ErrorState';
import { LoadingState } from '~/components/ui/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { appearNoteId } from '~/services/appearNote';
import { useAccount } from '~/stores/context';
import { NoteClips } from './NoteClips';
import { NoteConversation } from './NoteConversation';
import { NoteDetail } from './NoteDetail';
import { NoteNeighbours } from './NoteNeighbours';
import { NoteResponses } from './NoteResponses';
import styles from './NoteThread.module.css';
import { handleThreadKey } from './threadKeys';
import { useResumed } from './useResumed';

interface NoteThreadProps {
  noteId: string;
}

/** A note with what it answers above and who answered, renoted and reacted below (reference/note.md section 9). */
export const NoteThread = observer(function NoteThread({ noteId }: NoteThreadProps) {
  const account = useAccount();
  const { t } = useI18n();
  const [losses, setLosses] = useState(0);
  useResumed(useCallback(() => setLosses((count) => count + 1), []));
  const load = useCallback(
    async (signal: AbortSignal) => account.ingest.note(await account.api.call('notes/show', { noteId }, { signal }), 'fetch'),
    // oxlint-disable-next-line react/exhaustive-deps -- after a loss it is asked for again
    [account, noteId, losses],
  );
  const loading = useAsync(load);
  const outer = account.notes.get(noteId);
  const note = outer && account.notes.get(appearNoteId(outer));
  if (account.notes.isDeleted(noteId)) return <EmptyState text={t('note.deleted')} />;
  // A note known from a timeline is shown at once; the answer only makes it current.
  if (outer && note) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys are of the notes inside
      <div className={styles.thread} onKeyDown={handleThreadKey}>
        {note.channel && <NoteNeighbours key={`${note.id} newer there`} note={note} direction="newer" of="channel" />}
        <NoteNeighbours key={`${note.id} newer`} note={note} direction="newer" />
        {note.replyId && <NoteConversation key={note.replyId} parentId={note.replyId} />}
        <NoteDetail noteId={note.id} outerId={outer.id} />
        <NoteClips key={`${note.id} clips`} note={note} />
        <NoteResponses key={note.id} note={note} />
        <NoteNeighbours key={`${note.id} older`} note={note} direction="older" />
        {note.channel && <NoteNeighbours key={`${note.id} older there`} note={note} direction="older" of="channel" />}
      </div>
    );
  }
  return loading.status === 'error' ? <ErrorState error={loading.error} onRetry={loading.retry} /> : <LoadingState />;
});
