import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { useCollection } from '~/components/async/useCollection';
import { useReactionOrder } from '~/components/note/card/useReactionOrder';
import { PeopleFeed } from '~/components/user/PeopleFeed';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import { reactionLabel } from '~/services/reactions';
import type { Note } from '~/services/records';
import { FIRST_PEOPLE, reactorsOf } from '~/stores/resources/content/notes';
import styles from './NoteThread.module.css';

interface NoteReactorsProps {
  note: Note;
}

/** The people who reacted to a note, one kind of reaction at a time. */
export function NoteReactors({ note }: NoteReactorsProps) {
  const i18n = useI18n();
  const { shown: kinds } = useReactionOrder(note, Number.POSITIVE_INFINITY, false);
  const [chosen, setChosen] = useState(kinds[0]);
  const kind = chosen !== undefined && kinds.includes(chosen) ? chosen : kinds[0];
  // The list that the reader opened stays when another kind becomes more frequent.
  if (kind !== chosen) setChosen(kind);
  if (kind === undefined) return <EmptyState text={i18n.t('noteDetail.noReactions')} />;
  return (
    <>
      <fieldset className={styles.kinds} aria-label={i18n.t('note.reactions')}>
        {kinds.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className={styles.kind}
            aria-pressed={reaction === kind}
            aria-label={i18n.t('note.reactionCount', { reaction: reactionLabel(reaction), n: note.reactions[reaction] ?? 0 })}
            onClick={() => setChosen(reaction)}
          >
            <ReactionEmoji reaction={reaction} emojis={note.reactionEmojis} />
            <span>{i18n.number(note.reactions[reaction] ?? 0)}</span>
          </button>
        ))}
      </fieldset>
      <Reactors key={kind} noteId={note.id} kind={kind} />
    </>
  );
}

function Reactors({ noteId, kind }: { noteId: string; kind: string }) {
  const { t } = useI18n();
  const list = useCollection(reactorsOf, { noteId, reaction: kind });
  return <PeopleFeed list={list} label={reactionLabel(kind)} emptyText={t('noteDetail.noReactions')} batchSize={FIRST_PEOPLE} />;
}
