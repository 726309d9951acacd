import { observer } from 'mobx-react-lite';
import type { Note, User } from '~/services/records';
import { useAccount } from '~/react/context';
import { TranslationBox } from './TranslationBox';

interface NoteTranslationProps {
  noteId: string;
  author: User;
  emojis: Note['emojis'];
}

/** The translation of a note, once the reader asked for it. */
export const NoteTranslation = observer(function NoteTranslation({ noteId, author, emojis }: NoteTranslationProps) {
  const translation = useAccount().noteActions.translations.get(noteId);
  return translation !== undefined && <TranslationBox translation={translation} author={author} emojis={emojis} />;
});
