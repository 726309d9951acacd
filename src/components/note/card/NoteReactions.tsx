import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { floatReactions } from '~/components/effects/drawEffects';
import { wantsEffects } from '~/components/effects/effects';
import { useI18n } from '~/i18n/useI18n';
import type { Note, User } from '~/services/records';
import { useStores } from '~/react/context';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import styles from './NoteReactions.module.css';
import { ReactionButton } from './ReactionButton';
import { useReactionOrder } from './useReactionOrder';

interface NoteReactionsProps {
  note: Note;
  author: User;
  target: NoteTarget;
  /** How many kinds of reactions are shown. A button leads to the note for the others. */
  max?: number;
}

/** How many kinds of reactions a note in a list shows. */
const MAX_IN_LISTS = 16;

/**
 * The reactions of a note, each with a button to give the same one. The component is also mounted without reactions, so that it
 * knows which one is new.
 */
export const NoteReactions = observer(function NoteReactions({ note, author, target, max = MAX_IN_LISTS }: NoteReactionsProps) {
  const { settings } = useStores();
  const { t } = useI18n();
  const { reactions } = note;
  const box = useRef<HTMLFieldSetElement>(null);
  const [initial] = useState(reactions);
  const before = useRef(reactions);
  const { shown, given } = useReactionOrder(note, max, settings.get('animation'));
  useEffect(() => {
    const grown = Object.keys(reactions).filter((reaction) => reactions[reaction]! > (before.current[reaction] ?? 0));
    before.current = reactions;
    if (grown.length > 0 && wantsEffects(settings)) floatReactions(box.current, grown);
  }, [reactions, settings]);
  const rest = Object.keys(reactions).length - given;
  return (
    shown.length > 0 && (
      <fieldset
        ref={box}
        className={styles.reactions}
        data-part="reactions"
        data-size={settings.get('reactionsDisplaySize')}
        data-narrow={settings.get('limitWidthOfReaction') || undefined}
        data-animated={settings.get('animation') || undefined}
        aria-label={t('note.reactions')}
      >
        {shown.map((reaction) => (
          <ReactionButton
            key={reaction}
            note={note}
            author={author}
            reaction={reaction}
            isNew={!Object.hasOwn(initial, reaction)}
            target={target}
          />
        ))}
        {rest > 0 && (
          <button type="button" className={styles.more} onClick={() => target.navigate(`/notes/${note.id}`)}>
            {t('note.moreReactions', { n: rest })}
          </button>
        )}
      </fieldset>
    )
  );
});
