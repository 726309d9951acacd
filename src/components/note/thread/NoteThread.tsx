import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useQuery } from '~/components/async/useQuery';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { appearNoteId } from '~/services/appearNote';
import { useAccount } from '~/react/context';
import { noteById } from '~/stores/resources/content/notes';
import { LoadFailure } from '~/components/async/LoadFailure';
import { NoteClips } from './NoteClips';
import { NoteConversation } from './NoteConversation';
import { NoteDetail } from './NoteDetail';
import { NoteNeighbors } from './NoteNeighbors';
import { NoteResponses } from './NoteResponses';
import styles from './NoteThread.module.css';
import { useResumed } from '~/components/list/useResumed';
import { ThreadReply } from './ThreadReply';
import { useThreadFocus } from './useThreadFocus';

interface NoteThreadProps {
  noteId: string;
}

/** A note with its conversation above, and replies, renotes and reactions below. */
export const NoteThread = observer(function NoteThread({ noteId }: NoteThreadProps) {
  const account = useAccount();
  const { t } = useI18n();
  const query = useQuery(noteById, noteId);
  useResumed(useCallback(() => void query.reload(), [query]));
  const focus = useThreadFocus();
  const outer = account.notes.get(noteId);
  const shownId = outer ? appearNoteId(outer) : noteId;
  const note = outer && account.notes.get(shownId);
  const deleted = <EmptyState text={t('note.deleted')} />;
  if (account.notes.isDeleted(noteId) || account.notes.isDeleted(shownId)) return deleted;
  // A note from a timeline shows at once; the answer only updates it.
  if (outer && note) {
    return (
      <div className={styles.thread} data-part="thread" {...focus}>
        {query.error && <LoadFailure error={query.error} onRetry={() => void query.reload()} />}
        {note.channel && <NoteNeighbors key={`${note.id} newer there`} note={note} direction="newer" of="channel" />}
        <NoteNeighbors key={`${note.id} newer`} note={note} direction="newer" />
        {note.replyId && (query.hasAnswer || account.notes.get(note.replyId)) && (
          <NoteConversation key={note.replyId} parentId={note.replyId} />
        )}
        <NoteDetail noteId={note.id} outerId={outer.id} />
        <NoteClips key={`${note.id} clips`} note={note} />
        <NoteResponses key={note.id} note={note} />
        <NoteNeighbors key={`${note.id} older`} note={note} direction="older" />
        {note.channel && <NoteNeighbors key={`${note.id} older there`} note={note} direction="older" of="channel" />}
        <ThreadReply note={note} />
      </div>
    );
  }
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.reload()} />;
  // Servers leave out the renoted note once it is deleted.
  return query.hasAnswer ? deleted : <LoadingState />;
});
