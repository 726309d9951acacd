import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useQuery } from '~/components/async/useQuery';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { reactionLabel } from '~/services/reactions';
import { useAccount } from '~/react/context';
import { someReactors, watchReactions } from '~/stores/resources/content/notes';
import styles from './HoverCard.module.css';
import { PeopleList } from './PeopleList';

interface ReactionUsersProps {
  noteId: string;
  reaction: string;
}

/** How many users are named before the others are only counted. */
const SHOWN = 10;

/** The people who gave a reaction to a note. */
export const ReactionUsers = observer(function ReactionUsers({ noteId, reaction }: ReactionUsersProps) {
  const account = useAccount();
  const query = useQuery(someReactors, { noteId, reaction, limit: SHOWN });
  useEffect(() => {
    const watch = watchReactions(account, { noteId, reaction }, () => void query.reload());
    return () => watch.dispose();
  }, [account, noteId, reaction, query]);
  const note = account.notes.get(noteId);
  return (
    <div className={styles.people}>
      <div className={styles.reaction}>
        <ReactionEmoji reaction={reaction} emojis={note?.reactionEmojis} />
        <span>{reactionLabel(reaction)}</span>
      </div>
      <PeopleList query={query} total={note?.reactions[reaction] ?? 0} />
    </div>
  );
});
