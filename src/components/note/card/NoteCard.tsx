import { observer } from 'mobx-react-lite';
import { appearNoteId } from '~/services/appearNote';
import { useAccount } from '~/react/context';
import { NoteArticle } from './NoteArticle';
import styles from './NoteCard.module.css';
import { NoteCollapsedRenote } from './NoteCollapsedRenote';
import { NoteMain } from './NoteMain';
import { NoteRenoteBar } from './NoteRenoteBar';
import { PinnedTip } from './PinnedTip';
import { SubNote } from './SubNote';
import { useIsFolded, type IsRepeated } from './useIsFolded';
import { useMuteReason } from './useMuteReason';
import { useNoteArticle } from './useNoteArticle';

interface NoteCardProps {
  /** The id of the note in the list. A renote without words shows the renoted note. */
  noteId: string;
  /** Whether the note is pinned to the profile that shows it. */
  isPinned?: boolean;
  /** Whether a line replaces the note if it has sensitive files. */
  foldsSensitive?: boolean;
  /** Returns whether another row already shows the note in full, so that a line replaces it. Must be a stable function. */
  isRepeated?: IsRepeated;
}

/** A note in a list. */
export const NoteCard = observer(function NoteCard({ noteId, isPinned = false, foldsSensitive = false, isRepeated }: NoteCardProps) {
  const outer = useAccount().notes.get(noteId);
  const shown = useNoteArticle(outer ? appearNoteId(outer) : noteId, noteId);
  const muteReason = useMuteReason(shown?.note, foldsSensitive);
  const isFolded = useIsFolded(outer, shown?.note, isRepeated);
  if (!shown || !outer) return null;
  const { note, author, renote, target, view, outerView, nameId, textId, barId } = shown;
  const isCollapsed = isFolded && !outerView.state.isRenoteOpen;
  return (
    <NoteArticle shown={shown} muteReason={muteReason} isLine={isCollapsed} hasRenoteBar={renote !== undefined} className={styles.card}>
      {note.replyId && !isCollapsed && (
        <div className={styles.reference}>
          <SubNote noteId={note.replyId} />
        </div>
      )}
      {isPinned && <PinnedTip />}
      {renote && <NoteRenoteBar renote={renote} target={target} id={barId} />}
      {isCollapsed ? (
        <NoteCollapsedRenote note={note} author={author} onOpen={() => outerView.update({ isRenoteOpen: true })} />
      ) : (
        <NoteMain note={note} author={author} view={view} target={target} nameId={nameId} textId={textId} />
      )}
    </NoteArticle>
  );
});
