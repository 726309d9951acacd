import { observer } from 'mobx-react-lite';
import type { WireUserList } from '~/api/wire';
import { useQuery } from '~/components/async/useQuery';
import { Icon } from '~/components/ui/Icon';
import { LinkCard } from '~/components/ui/LinkCard';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { User } from '~/services/records';
import { usersByIds } from '~/stores/resources/feeds/listEditing';
import styles from './ListCards.module.css';

/** How many faces a card shows. */
const FACES = 10;

const facesOf = ({ userIds = [] }: WireUserList): readonly string[] => userIds.slice(0, FACES);

/** Lists as cards, with some of their members. The faces come after the names. */
export const ListCards = observer(function ListCards({ lists }: { lists: readonly WireUserList[] }) {
  const { value: people = [] } = useQuery(usersByIds, [...new Set(lists.flatMap(facesOf))]);
  const faces = new Map(people.map((user) => [user.id, user]));
  return (
    <div className={styles.cards}>
      {lists.map((list) => (
        <ListCard key={list.id} list={list} faces={facesOf(list).flatMap((id) => faces.get(id) ?? [])} />
      ))}
    </div>
  );
});

interface ListCardProps {
  list: WireUserList;
  faces: readonly User[];
}

const ListCard = observer(function ListCard({ list, faces }: ListCardProps) {
  const { t } = useI18n();
  const limit = useAccount().me?.policies.userEachUserListsLimit ?? 0;
  return (
    <LinkCard to={`/my/lists/${list.id}`} name={list.name} mark={list.isPublic && <Icon name="planet" label={t('list.public')} />}>
      <p className={styles.count}>{t('list.membersOf', { n: list.userIds?.length ?? 0, limit })}</p>
      <div className={styles.faces} aria-hidden>
        {faces.map((user) => (
          <Avatar key={user.id} user={user} size={32} />
        ))}
      </div>
    </LinkCard>
  );
});
