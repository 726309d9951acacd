import { observer } from 'mobx-react-lite';
import { ErrorLine } from '~/components/async/ErrorLine';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { Query } from '~/stores/resources/Query';
import { Avatar } from './Avatar';
import styles from './HoverCard.module.css';
import { UserName } from './UserName';

interface PeopleListProps {
  /** Ids of users. */
  query: Query<readonly string[]>;
  /** The total number of users. */
  total: number;
}

/** The names of a few users, and how many more there are. */
export const PeopleList = observer(function PeopleList({ query, total }: PeopleListProps) {
  const i18n = useI18n();
  const { value, error } = query;
  if (!value) return error ? <ErrorLine error={error} /> : <Spinner />;
  const rest = total - value.length;
  return (
    <ul className={styles.list}>
      {[...new Set(value)].map((id) => (
        <Person key={id} userId={id} />
      ))}
      {rest > 0 && <li>{i18n.t('profile.andMore', { n: rest })}</li>}
    </ul>
  );
});

const Person = observer(function Person({ userId }: { userId: string }) {
  const user = useAccount().users.get(userId);
  return user ? (
    <li>
      <Avatar user={user} size={24} />
      <UserName user={user} />
    </li>
  ) : null;
});
