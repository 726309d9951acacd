import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { plainName } from '~/components/user/plainName';
import { UserName } from '~/components/user/UserName';
import { Message } from '~/i18n/Message';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { appearNoteId, isPureRenote } from '~/services/appearNote';
import { PaneContext } from '~/router/PaneContext';
import type { Note } from '~/services/records';
import { NoteArticle } from './NoteArticle';
import styles from './NoteCard.module.css';
import { NoteCollapsedRenote } from './NoteCollapsedRenote';
import { NoteLine } from './NoteLine';
import { NoteMain } from './NoteMain';
import { NoteRenoteBar } from './NoteRenoteBar';
import { PinnedTip } from './PinnedTip';
import { ReplyContext } from './ReplyContext';
import { useIsFolded, type IsRepeated } from './useIsFolded';
import { useNoteArticle, type ShownNote } from './useNoteArticle';
import { useSummaries } from './useNoteSummary';

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

/** A renote whose note is deleted. Newer servers keep it. */
const LostRenote = observer(function LostRenote({ userId }: { userId: string }) {
  const user = useAccount().users.get(userId);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern: every row is an article that takes the focus
    <article className={styles.lost} tabIndex={0}>
      <Message id="note.renotedDeleted" values={{ user: user && <UserName user={user} inline /> }} />
    </article>
  );
});

/** A note in a list. */
export const NoteCard = observer(function NoteCard({ noteId, isPinned = false, foldsSensitive = false, isRepeated }: NoteCardProps) {
  const account = useAccount();
  const outer = account.notes.get(noteId);
  const shown = useNoteArticle(outer ? appearNoteId(outer) : noteId, noteId);
  const muteReason = useMuteReason(shown?.note, foldsSensitive);
  const isFolded = useIsFolded(outer, shown?.note, isRepeated);
  const lineName = useLineName(shown);
  const density = use(PaneContext)?.density;
  if (!outer) return null;
  if (!shown) return isPureRenote(outer) && !account.notes.get(outer.renoteId ?? '') ? <LostRenote userId={outer.userId} /> : null;
  const { note, author, renote, target, view, outerView, nameId, textId, barId } = shown;
  const isCollapsed = isFolded && !outerView.state.isRenoteOpen;
  const isOneLine = density === 'line';
  return (
    <NoteArticle
      shown={shown}
      muteReason={muteReason}
      isLine={isCollapsed || isOneLine}
      lineName={isCollapsed || isOneLine ? lineName() : undefined}
      hasRenoteBar={renote !== undefined && !isOneLine}
      className={styles.card}
    >
      {isOneLine ? (
        <NoteLine note={note} author={author} isRenote={renote !== undefined} target={target} />
      ) : (
        <>
          {note.replyId && !isCollapsed && <ReplyContext noteId={note.replyId} />}
          {isPinned && <PinnedTip />}
          {renote && <NoteRenoteBar renote={renote} target={target} id={barId} />}
          {isCollapsed ? (
            <NoteCollapsedRenote note={note} author={author} onOpen={() => outerView.update({ isRenoteOpen: true })} />
          ) : (
            <NoteMain note={note} author={author} view={view} target={target} nameId={nameId} textId={textId} />
          )}
        </>
      )}
    </NoteArticle>
  );
});

/** A first line that is longer than the name of a line may be: the name has its first 80 characters. */
const LONG = /^(.{80}).+/u;

/** Returns a function that tells what the line of a folded note says: who renoted it, who wrote it, and how it begins. */
function useLineName(shown: ShownNote | null): () => string {
  const { users } = useAccount();
  const { t } = useI18n();
  const summaryOf = useSummaries();
  return () => {
    if (!shown) return '';
    const { note, author, renote } = shown;
    const renoter = renote && users.get(renote.userId);
    const [text = ''] = summaryOf(note.id).split('\n');
    const words = `${plainName(author)}: ${text.replace(LONG, '$1…')}`;
    return renoter ? `${t('note.renotedBy', { user: plainName(renoter) })}. ${words}` : words;
  };
}

/**
 * Returns why a line replaces a note, if it does. Either the reader's muted words are in the note, or in a note that it replies
 * to or quotes; or it has sensitive files and the reader wants none. Call this inside an observer.
 */
function useMuteReason(note: Note | undefined, foldsSensitive: boolean) {
  const { notes, mutes } = useAccount();
  if (foldsSensitive && note?.files.some((file) => file.isSensitive)) return 'note.mutedSensitive';
  const { rules } = mutes;
  const related = rules && note ? [note, notes.get(note.replyId ?? ''), notes.get(note.renoteId ?? '')] : [];
  // Most lists leave out hard-muted notes. The others show no more than a line.
  return related.some((one) => one && (rules?.folds(one) || rules?.hides(one))) ? 'note.mutedByWord' : undefined;
}
