import { observer } from 'mobx-react-lite';
import { LateFailure } from '~/components/async/LateFailure';
import type { Note, User } from '~/services/records';
import { useAccount } from '~/react/context';
import { later } from '~/react/later';
import type { TranslationBoxProps } from './TranslationBox';

interface NoteTranslationProps {
  noteId: string;
  author: User;
  emojis: Note['emojis'];
}

/** Loads late, because few notes are translated. */
const TranslationBox = later<TranslationBoxProps>(async () => (await import('./TranslationBox')).TranslationBox, { failed: LateFailure });

/** The translation of a note, once the reader asked for it. */
export const NoteTranslation = observer(function NoteTranslation({ noteId, author, emojis }: NoteTranslationProps) {
  const translation = useAccount().noteActions.translations.get(noteId);
  return translation !== undefined && <TranslationBox translation={translation} author={author} emojis={emojis} />;
});
