import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useAsync } from '~/components/async/useAsync';
import { Icon } from '~/components/ui/Icon';
import { useAccount } from '~/stores/context';
import styles from './HoverCard.module.css';
import { PeopleList } from './PeopleList';

interface RenoteUsersProps {
  noteId: string;
}

/** How many people are named before the rest is counted. */
const SHOWN = 11;

/** The people who renoted a note. */
export const RenoteUsers = observer(function RenoteUsers({ noteId }: RenoteUsersProps) {
  const account = useAccount();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const found = await account.api.call('notes/renotes', { noteId, limit: SHOWN }, { signal });
      return account.ingest.users(
        found.map(({ user }) => user),
        'fetch',
      );
    },
    [account, noteId],
  );
  return (
    <div className={styles.people}>
      <div className={styles.reaction}>
        <Icon name="renote" />
      </div>
      <PeopleList loading={useAsync(load)} total={account.notes.get(noteId)?.renoteCount ?? 0} />
    </div>
  );
});
