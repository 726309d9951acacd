import { memo } from 'react';
import { Mfm } from '~/mfm/Mfm';
import type { Note, User } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { runOnNote } from '../menu/runOnNote';

interface NoteTextProps {
  text: string;
  emojis: Note['emojis'];
  author: User;
  /** The note that reactions with the emoji in the text go to; without it they have no menu. */
  target?: NoteTarget;
}

/** The words of a note. A component of its own, so that a new reaction does not render the text again. */
export const NoteText = memo(function NoteText({ text, emojis, author, target }: NoteTextProps) {
  return (
    <Mfm
      text={text}
      emojis={emojis}
      author={author}
      isNote
      onEmoji={target && ((emoji, anchor) => runOnNote(target, (acts) => acts.openEmojiMenu(target, emoji, anchor)))}
    />
  );
});
