import { observer } from 'mobx-react-lite';
import type { Async } from '~/components/async/useAsync';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/stores/context';
import { errorText } from '~/stores/ui/errorText';
import { Avatar } from './Avatar';
import styles from './HoverCard.module.css';
import { UserName } from './UserName';

interface PeopleListProps {
  /** User ids. */
  loading: Async<readonly string[]>;
  /** The total number of people. */
  total: number;
}

/** Shows a few people by name, and the number of the others. */
export function PeopleList({ loading, total }: PeopleListProps) {
  const i18n = useI18n();
  const { clock } = useStores();
  if (loading.status === 'loading') return <Spinner />;
  if (loading.status === 'error') return <span>{errorText(loading.error, i18n, clock.now()).text}</span>;
  const rest = total - loading.value.length;
  return (
    <ul className={styles.list}>
      {[...new Set(loading.value)].map((id) => (
        <Person key={id} userId={id} />
      ))}
      {rest > 0 && <li>{i18n.t('profile.andMore', { n: rest })}</li>}
    </ul>
  );
}

const Person = observer(function Person({ userId }: { userId: string }) {
  const user = useAccount().users.get(userId);
  return user ? (
    <li>
      <Avatar user={user} size={24} />
      <UserName user={user} />
    </li>
  ) : null;
});
