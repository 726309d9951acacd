import { memo } from 'react';
import { Mfm } from '~/mfm/Mfm';
import type { Note, User } from '~/services/records';
import type { NoteCommands } from '~/components/note/menu/NoteCommands';

interface NoteTextProps {
  text: string;
  emojis: Note['emojis'];
  author: User;
  /** Lets emoji in the text be copied and given as reactions. */
  commands?: NoteCommands;
}

/** The words of a note. Their own component, so that a new reaction does not lay the text out again. */
export const NoteText = memo(function NoteText({ text, emojis, author, commands }: NoteTextProps) {
  return (
    <Mfm
      text={text}
      emojis={emojis}
      author={author}
      isNote
      onEmoji={commands && ((emoji, anchor) => void commands.openEmojiMenu(emoji, anchor))}
    />
  );
});
