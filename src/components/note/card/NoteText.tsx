import { memo } from 'react';
import { Mfm } from '~/mfm/Mfm';
import type { Note, User } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { openEmojiMenu } from '../menu/openMenus';

interface NoteTextProps {
  text: string;
  emojis: Note['emojis'];
  author: User;
  /** The note that gets the reaction when the reader picks an emoji in the text. Without it, emojis have no menu. */
  target?: NoteTarget;
}

/** The text of a note. It is a separate component, so that a new reaction does not render the text again. */
export const NoteText = memo(function NoteText({ text, emojis, author, target }: NoteTextProps) {
  return (
    <Mfm
      text={text}
      emojis={emojis}
      author={author}
      isNote
      onEmoji={target && ((emoji, anchor) => void openEmojiMenu(target, emoji, anchor))}
    />
  );
});
