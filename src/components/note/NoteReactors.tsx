import { useCallback, useEffect, useRef, useState } from 'react';
import { EmptyState } from '~/components/ui/EmptyState';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import { orderReactions, reactionLabel } from '~/services/reactions';
import type { Note } from '~/services/records';
import { useAccount } from '~/stores/context';
import type { Page } from '~/stores/lists/PagedList';
import { Person } from './NoteRenoters';
import styles from './NoteThread.module.css';
import { PagedListView } from './PagedListView';
import { usePagedList } from './usePagedList';

interface NoteReactorsProps {
  note: Note;
}

/** Who reacted to a note, one kind of reaction at a time. */
export function NoteReactors({ note }: NoteReactorsProps) {
  const i18n = useI18n();
  const kinds = orderReactions([], note.reactions, Number.POSITIVE_INFINITY, note.myReaction);
  const [chosen, setChosen] = useState<string | null>(null);
  const kind = chosen !== null && kinds.includes(chosen) ? chosen : kinds[0];
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
      <Reactors key={kind} noteId={note.id} reaction={kind} count={note.reactions[kind] ?? 0} />
    </>
  );
}

/** @param count as it is now; another number means that somebody joined in or left */
function Reactors({ noteId, reaction, count }: { noteId: string; reaction: string; count: number }) {
  const account = useAccount();
  const { t } = useI18n();
  const fetch = useCallback(
    async ({ limit, untilId, signal }: Page) => {
      const params = { noteId, type: reaction, limit, ...(untilId !== undefined && { untilId }) };
      const found = await account.api.call('notes/reactions', params, { signal });
      account.ingest.users(
        found.map(({ user }) => user),
        'fetch',
      );
      return found.map(({ id, user }) => ({ id, userId: user.id }));
    },
    [account, noteId, reaction],
  );
  const list = usePagedList(fetch);
  const counted = useRef(count);
  useEffect(() => {
    if (counted.current !== count) void list.reload();
    counted.current = count;
  }, [list, count]);
  return (
    <PagedListView
      list={list}
      className={styles.people}
      empty={<EmptyState text={t('noteDetail.noReactions')} />}
      renderItem={({ id, userId }) => <Person key={id} userId={userId} />}
    />
  );
}
