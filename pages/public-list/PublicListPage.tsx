import { observer } from 'mobx-react-lite';
import type { WireUserList } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { UserCard } from '~/components/user/UserCard';
import { useI18n } from '~/i18n/useI18n';
import { NotFoundError } from '~/lib/AppError';
import type { PageProps } from '~/registry/definePage';
import { publicList, usersByIds } from '~/stores/resources/feeds/listEditing';
import { PublicListHead } from './PublicListHead';
import styles from './PublicListPage.module.css';
import type manifest from './manifest';

/** A public list of someone, as everybody sees it. */
export default observer(function PublicListPage({ params: { listId } }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const query = useQuery(publicList, listId);
  const isMissing = query.error instanceof NotFoundError;
  return (
    <Page title={query.value?.name ?? t('publicListPage.title')} onRefresh={() => query.reload()}>
      {isMissing ? (
        <EmptyState icon="list" text={t('publicListPage.gone')} />
      ) : (
        <Loadable query={query} empty={<EmptyState icon="list" text={t('publicListPage.gone')} />}>
          {(list) => (
            <>
              <PublicListHead list={list} />
              <Members key={list.id} list={list} />
            </>
          )}
        </Loadable>
      )}
    </Page>
  );
});

function Members({ list: { name, userIds = [] } }: { list: WireUserList }) {
  const { t } = useI18n();
  const query = useQuery(usersByIds, userIds);
  return (
    <Loadable query={query} empty={<EmptyState icon="users" text={t('publicListPage.noMembers')} />}>
      {(people) => (
        <ul className={styles.people} aria-label={t('publicListPage.members', { name })}>
          {people.map((user) => (
            <li key={user.id}>
              <UserCard user={user} />
            </li>
          ))}
        </ul>
      )}
    </Loadable>
  );
}
