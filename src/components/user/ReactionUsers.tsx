import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useAsync } from '~/components/page/useAsync';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { reactionLabel } from '~/services/reactions';
import { useAccount } from '~/stores/context';
import styles from './HoverCard.module.css';
import { PeopleList } from './PeopleList';

interface ReactionUsersProps {
  noteId: string;
  reaction: string;
}

/** People named before the rest is counted (reference/note.md section 7). */
const SHOWN = 10;

/** Who gave a reaction to a note. */
export const ReactionUsers = observer(function ReactionUsers({ noteId, reaction }: ReactionUsersProps) {
  const account = useAccount();
  const note = account.notes.get(noteId);
  const total = note?.reactions[reaction] ?? 0;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const found = await account.api.call('notes/reactions', { noteId, type: reaction, limit: SHOWN }, { signal });
      return account.ingest.users(
        found.map(({ user }) => user),
        'fetch',
      );
    },
    // oxlint-disable-next-line react/exhaustive-deps -- somebody more is somebody to name
    [account, noteId, reaction, total],
  );
  const loading = useAsync(load);
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
