import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Avatar } from '~/components/user/Avatar';
import { plainName } from '~/components/user/plainName';
import { useAccount } from '~/stores/context';
import { NoteBody } from '~/components/note/card/NoteBody';
import { NoteFooter } from '~/components/note/card/NoteFooter';
import { NoteHeader } from '~/components/note/card/NoteHeader';
import { handleNoteKey } from '~/components/note/menu/noteKeys';
import { NoteReactions } from '~/components/note/card/NoteReactions';
import styles from '~/components/note/card/SubNote.module.css';
import { MutedLine } from '~/components/note/card/MutedLine';
import { useContextMenu } from '~/components/note/menu/useContextMenu';
import { useNoteCapture } from '~/components/note/card/useNoteCapture';
import { useNoteCommands } from '~/components/note/menu/useNoteCommands';
import { useNoteView } from '~/components/note/card/useNoteView';
import { useThreadMuteReason } from './useThreadMuteReason';

interface ThreadNoteProps {
  noteId: string;
}

/** A note of a conversation: smaller than in a timeline, but everything can be done with it. */
export const ThreadNote = observer(function ThreadNote({ noteId }: ThreadNoteProps) {
  const { notes, users } = useAccount();
  const view = useNoteView(noteId);
  const commands = useNoteCommands(noteId, noteId, view);
  const ids = useId();
  const note = notes.get(noteId);
  const author = note && users.get(note.userId);
  const muteReason = useThreadMuteReason(note, author);
  const handleContextMenu = useContextMenu(commands);
  useNoteCapture(note?.id);
  if (!note || !author) return null;
  const isMuted = muteReason && !view.state.isUnmuted;
  const nameId = `${ids}name`;
  const textId = `${ids}text`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the feed pattern: an article takes the focus, and its keys are shortcuts for the buttons in it
    <article
      className={isMuted ? undefined : styles.note}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- articles of a feed take the focus
      tabIndex={0}
      aria-labelledby={isMuted ? undefined : nameId}
      aria-label={isMuted ? plainName(author) : undefined}
      aria-describedby={isMuted ? undefined : textId}
      data-note={note.id}
      onKeyDown={(event) => handleNoteKey(event, commands)}
      onContextMenu={handleContextMenu}
    >
      {isMuted ? (
        <MutedLine reason={muteReason} author={author} onShow={() => view.update({ isUnmuted: true })} />
      ) : (
        <>
          <Avatar user={author} link />
          <div className={styles.main}>
            <NoteHeader note={note} author={author} nameId={nameId} />
            <NoteBody note={note} author={author} view={view} commands={commands} textId={textId} />
            <NoteReactions key={note.id} note={note} author={author} commands={commands} />
            <NoteFooter note={note} commands={commands} />
          </div>
        </>
      )}
    </article>
  );
});
