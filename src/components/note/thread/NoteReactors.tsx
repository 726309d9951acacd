import { useCallback, useEffect, useState } from 'react';
import { refreshOn } from '~/stores/resources/refreshOn';
import { EmptyState } from '~/components/async/EmptyState';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import { reactionLabel } from '~/services/reactions';
import type { Note } from '~/services/records';
import { useAccount, useStores } from '~/stores/context';
import type { Page } from '~/stores/resources/Collection';
import { Person } from './NoteRenoters';
import styles from './NoteThread.module.css';
import { PagedListView } from '~/components/list/PagedListView';
import { usePagedList } from '~/components/list/usePagedList';
import { useReactionOrder } from '~/components/note/card/useReactionOrder';

interface NoteReactorsProps {
  note: Note;
}

/** Who reacted to a note, one kind of reaction at a time. */
export function NoteReactors({ note }: NoteReactorsProps) {
  const i18n = useI18n();
  const { shown: kinds } = useReactionOrder(note, Number.POSITIVE_INFINITY, false);
  const [chosen, setChosen] = useState(kinds[0]);
  const kind = chosen !== undefined && kinds.includes(chosen) ? chosen : kinds[0];
  // What is read does not change because another kind became more frequent.
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

/** Another count of the kind means that somebody joined in or left. */
function Reactors({ noteId, kind }: { noteId: string; kind: string }) {
  const account = useAccount();
  const { clock } = useStores();
  const { t } = useI18n();
  const fetch = useCallback(
    async ({ limit, untilId, signal }: Page) => {
      const params = { noteId, type: kind, limit, ...(untilId !== undefined && { untilId }) };
      const found = await account.api.call('notes/reactions', params, { signal });
      account.ingest.users(
        found.map(({ user }) => user),
        'fetch',
      );
      return found.map(({ id, user }) => ({ id, userId: user.id }));
    },
    [account, noteId, kind],
  );
  const list = usePagedList(fetch);
  useEffect(() => {
    const watch = refreshOn(
      () => account.notes.get(noteId)?.reactions[kind],
      () => void list.refresh(),
      clock,
    );
    return () => watch.dispose();
  }, [account, clock, kind, list, noteId]);
  return (
    <PagedListView
      list={list}
      className={styles.people}
      empty={<EmptyState text={t('noteDetail.noReactions')} />}
      renderItem={({ id, userId }) => <Person key={id} userId={userId} />}
    />
  );
}
