import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { orderReactions } from '~/services/reactions';
import type { Note, User } from '~/services/records';
import { useStores } from '~/stores/context';
import type { NoteCommands } from './NoteCommands';
import styles from './NoteReactions.module.css';
import { ReactionButton } from './ReactionButton';

interface NoteReactionsProps {
  note: Note;
  author: User;
  commands: NoteCommands;
  /** Kinds shown; the others are behind the note itself. */
  max?: number;
}

/** Kinds of reactions that a note in a list shows (reference/note.md section 7). */
const MAX_IN_LISTS = 16;

/** Whether there is anything to show. */
export function hasReactions({ reactions }: Pick<Note, 'reactions'>): boolean {
  return Object.keys(reactions).length > 0;
}

/** The reactions that a note got, each a button to join in. One on screen keeps its place. */
export const NoteReactions = observer(function NoteReactions({ note, author, commands, max = MAX_IN_LISTS }: NoteReactionsProps) {
  const { settings } = useStores();
  const { t } = useI18n();
  const [order, setOrder] = useState<readonly string[]>([]);
  const next = orderReactions(order, note.reactions, max, note.myReaction);
  if (!isSame(order, next)) setOrder(next);
  const kinds = Object.keys(note.reactions).length;
  return (
    <fieldset
      className={styles.reactions}
      data-part="reactions"
      data-size={settings.get('reactionsDisplaySize')}
      data-narrow={settings.get('limitWidthOfReaction') || undefined}
      aria-label={t('note.reactions')}
    >
      {next.map((reaction) => (
        <ReactionButton
          key={reaction}
          note={note}
          author={author}
          reaction={reaction}
          count={note.reactions[reaction] ?? 0}
          commands={commands}
        />
      ))}
      {kinds > next.length && (
        <button type="button" className={styles.more} onClick={() => commands.open()}>
          {t('note.moreReactions', { n: kinds - next.length })}
        </button>
      )}
    </fieldset>
  );
});

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, place) => value === b[place]);
