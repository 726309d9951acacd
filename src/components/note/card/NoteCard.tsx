import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { plainName } from '~/components/user/plainName';
import { isPureRenote } from '~/services/appearNote';
import { useAccount } from '~/stores/context';
import { MutedLine } from './MutedLine';
import styles from './NoteCard.module.css';
import { NoteCollapsedRenote } from './NoteCollapsedRenote';
import { handleNoteKey } from '~/components/note/menu/noteKeys';
import { NoteMain } from './NoteMain';
import { NoteRenoteBar } from './NoteRenoteBar';
import { PinnedTip } from './PinnedTip';
import { SubNote } from './SubNote';
import { useContextMenu } from '~/components/note/menu/useContextMenu';
import { useIsSeenRenote } from './useIsSeenRenote';
import { useMuteReason } from './useMuteReason';
import { useNoteCapture } from './useNoteCapture';
import { useNoteCommands } from '~/components/note/menu/useNoteCommands';
import { useNoteView } from './useNoteView';

interface NoteCardProps {
  /** The note that a list delivered; for a renote without words, what it renotes is shown. */
  noteId: string;
  /** Pinned to the profile it stands on. */
  isPinned?: boolean;
  /** A line stands for it if it has sensitive files. */
  foldsSensitive?: boolean;
}

/** A note in a list: one article, labelled by its author and described by its text. */
export const NoteCard = observer(function NoteCard({ noteId, isPinned = false, foldsSensitive = false }: NoteCardProps) {
  const { notes, users } = useAccount();
  const outer = notes.get(noteId);
  const isRenote = outer !== undefined && isPureRenote(outer);
  const note = isRenote ? notes.get(outer.renoteId!) : outer;
  const shownId = note?.id ?? noteId;
  const view = useNoteView(shownId);
  // Several renotes of one note are opened each for itself.
  const outerView = useNoteView(noteId);
  const commands = useNoteCommands(shownId, noteId, view, outerView);
  const ids = useId();
  const muteReason = useMuteReason(note, foldsSensitive);
  const isSeenRenote = useIsSeenRenote(outer, note);
  const handleContextMenu = useContextMenu(commands);
  useNoteCapture(note?.id);
  useNoteCapture(isRenote ? noteId : null);

  const author = note && users.get(note.userId);
  if (!outer || !note || !author) return null;

  const nameId = `${ids}name`;
  const textId = `${ids}text`;
  const barId = `${ids}bar`;
  const { state } = view;
  const isMuted = muteReason && !state.isUnmuted;
  const isCollapsed = isSeenRenote && !outerView.state.isRenoteOpen;
  const isLine = isMuted || isCollapsed;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the feed pattern: an article takes the focus, and its keys are shortcuts for the buttons in it
    <article
      className={styles.card}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- articles of a feed take the focus
      tabIndex={0}
      aria-labelledby={isLine ? undefined : nameId}
      aria-label={isLine ? plainName(author) : undefined}
      aria-describedby={isLine ? undefined : isRenote ? `${barId} ${textId}` : textId}
      data-note={note.id}
      onKeyDown={(event) => handleNoteKey(event, commands)}
      onContextMenu={handleContextMenu}
    >
      {isMuted ? (
        <MutedLine reason={muteReason} author={author} onShow={() => view.update({ isUnmuted: true })} />
      ) : (
        <>
          {note.replyId && !isCollapsed && (
            <div className={styles.reference}>
              <SubNote noteId={note.replyId} />
            </div>
          )}
          {isPinned && <PinnedTip />}
          {isRenote && <NoteRenoteBar renote={outer} commands={commands} id={barId} />}
          {isCollapsed ? (
            <NoteCollapsedRenote note={note} author={author} onOpen={() => outerView.update({ isRenoteOpen: true })} />
          ) : (
            <NoteMain note={note} author={author} view={view} commands={commands} nameId={nameId} textId={textId} />
          )}
        </>
      )}
    </article>
  );
});
