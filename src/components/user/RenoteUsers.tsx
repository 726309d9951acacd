import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { Icon } from '~/components/ui/Icon';
import { useAccount } from '~/react/context';
import { someRenoters } from '~/stores/resources/content/notes';
import styles from './HoverCard.module.css';
import { PeopleList } from './PeopleList';

interface RenoteUsersProps {
  noteId: string;
}

/** How many users are named before the others are only counted. */
const SHOWN = 11;

/** The people who renoted a note. */
export const RenoteUsers = observer(function RenoteUsers({ noteId }: RenoteUsersProps) {
  const { notes } = useAccount();
  return (
    <div className={styles.people}>
      <div className={styles.reaction}>
        <Icon name="repeat" />
      </div>
      <PeopleList query={useQuery(someRenoters, { noteId, limit: SHOWN })} total={notes.get(noteId)?.renoteCount ?? 0} />
    </div>
  );
});
