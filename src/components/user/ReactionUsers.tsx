import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { refreshOn } from '~/stores/resources/refreshOn';
import { useAsync, type Async } from '~/components/async/useAsync';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { reactionLabel } from '~/services/reactions';
import { useAccount, useStores } from '~/stores/context';
import styles from './HoverCard.module.css';
import { PeopleList } from './PeopleList';

interface ReactionUsersProps {
  noteId: string;
  reaction: string;
}

/** How many people are named before the rest is counted. */
const SHOWN = 10;

/** The people who gave a reaction to a note. */
export const ReactionUsers = observer(function ReactionUsers({ noteId, reaction }: ReactionUsersProps) {
  const account = useAccount();
  const { clock } = useStores();
  const note = account.notes.get(noteId);
  const total = note?.reactions[reaction] ?? 0;
  const [round, ask] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    // A changed count means that people reacted or withdrew.
    const watch = refreshOn(() => account.notes.get(noteId)?.reactions[reaction], ask, clock);
    return () => watch.dispose();
  }, [account, clock, noteId, reaction]);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const found = await account.api.call('notes/reactions', { noteId, type: reaction, limit: SHOWN }, { signal });
      return account.ingest.users(
        found.map(({ user }) => user),
        'fetch',
      );
    },
    // oxlint-disable-next-line react/exhaustive-deps -- a new round fetches again
    [account, noteId, reaction, round],
  );
  const loading = useLastKnown(useAsync(load));
  return (
    <div className={styles.people}>
      <div className={styles.reaction}>
        <ReactionEmoji reaction={reaction} emojis={note?.reactionEmojis} />
        <span>{reactionLabel(reaction)}</span>
      </div>
      <PeopleList loading={loading} total={total} />
    </div>
  );
});

/** The previous list, while a new one loads. */
function useLastKnown<T>(now: Async<T>): Async<T> {
  const [known, setKnown] = useState(now);
  if (now.status === 'ready' && now !== known) setKnown(now);
  return now.status === 'loading' ? known : now;
}
