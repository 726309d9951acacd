import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { useCollection } from '~/components/async/useCollection';
import { PagedListView } from '~/components/list/PagedListView';
import { UserCard } from '~/components/user/UserCard';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { renotersOf } from '~/stores/resources/notes';
import styles from './NoteThread.module.css';

interface NoteRenotersProps {
  noteId: string;
}

/** The people who renoted a note. */
export function NoteRenoters({ noteId }: NoteRenotersProps) {
  const { t } = useI18n();
  return (
    <PagedListView
      list={useCollection(renotersOf, noteId)}
      className={styles.people}
      empty={<EmptyState text={t('noteDetail.noRenotes')} />}
      renderItem={({ id, userId }) => <Person key={id} userId={userId} />}
    />
  );
}

/** The card of a user by id. */
export const Person = observer(function Person({ userId }: { userId: string }) {
  const user = useAccount().users.get(userId);
  return user ? <UserCard user={user} /> : null;
});
