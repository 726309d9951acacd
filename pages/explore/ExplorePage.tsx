import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Loadable } from '~/components/async/Loadable';
import { useCollection } from '~/components/async/useCollection';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { useHashTab } from '~/components/page/useHashTab';
import { RoleName } from '~/components/role/RoleName';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { Select } from '~/components/ui/Select';
import { Tabs } from '~/components/ui/Tabs';
import { PeopleFeed } from '~/components/user/PeopleFeed';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { explorableRoles, PEOPLE_BATCH, peopleToExplore } from '~/stores/resources/users/people';
import styles from './ExplorePage.module.css';
import type manifest from './manifest';

const TABS = ['featured', 'users', 'roles'] as const;
const ORIGINS = ['local', 'remote'] as const;
const SORTS = { popular: '+follower', active: '+updatedAt', newest: '+createdAt' } as const;
type Sort = keyof typeof SORTS;
const SORT_NAMES = Object.keys(SORTS) as readonly Sort[];

/** What is going on: popular notes, people to follow, and roles. */
export default observer(function ExplorePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { reload } = usePane();
  // Servers list roles to accounts only.
  const allowed = TABS.filter((candidate) => candidate !== 'roles' || me !== null);
  const [tab, tabs] = useHashTab(allowed, params.tab, (value) => t(`explorePage.${value}`));
  return (
    <Page
      title={t('explorePage.title')}
      tabs={<Tabs label={t('explorePage.title')} {...tabs} />}
      scrolls={tab === 'featured'}
      onRefresh={async () => reload()}
    >
      {tab === 'featured' ? <Featured /> : tab === 'users' ? <People /> : <Roles />}
    </Page>
  );
});

const FEATURED = ['notes', 'polls'] as const;

const Featured = observer(function Featured() {
  const { t } = useI18n();
  const { key, me } = useAccount();
  const { paneId } = usePane();
  const [kind, setKind] = useState<(typeof FEATURED)[number]>('notes');
  const items = FEATURED.map((value) => ({ value, label: t(`explorePage.${value}`) }));
  // Only accounts can vote.
  const before = me && <Tabs label={t('explorePage.featured')} value={kind} items={items} onChange={setKind} />;
  const viewKey = `${paneId}:${key}:explore`;
  if (kind === 'notes')
    return <TimelineFeed source={{ kind: 'featured' }} label={t('explorePage.featuredNotes')} viewKey={viewKey} before={before} />;
  return (
    <TimelineFeed
      key={kind}
      source={{ kind }}
      label={t('explorePage.featuredPolls')}
      viewKey={`${viewKey}:${kind}`}
      before={before}
      emptyText={t('explorePage.noPolls')}
    />
  );
});

function People() {
  const { t } = useI18n();
  const [origin, setOrigin] = useState<(typeof ORIGINS)[number]>('local');
  const [sort, setSort] = useState<Sort>('popular');
  const list = useCollection(peopleToExplore, { origin, sort: SORTS[sort] });
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={t('explorePage.origin')}
          value={origin}
          items={ORIGINS.map((value) => ({ value, label: t(`explorePage.origin.${value}`) }))}
          onChange={setOrigin}
        />
        <Select
          label={t('explorePage.sort')}
          value={sort}
          items={SORT_NAMES.map((value) => ({ value, label: t(`explorePage.sort.${value}`) }))}
          onChange={setSort}
        />
      </div>
      <PeopleFeed list={list} label={t('explorePage.users')} emptyText={t('explorePage.nobody')} batchSize={PEOPLE_BATCH} />
    </>
  );
}

function Roles() {
  const { t } = useI18n();
  const query = useQuery(explorableRoles, null);
  return (
    <Loadable query={query}>
      {(roles) => (
        <ul className={styles.roles}>
          {roles.map((role) => (
            <li key={role.id}>
              <Link to={`/roles/${role.id}`} className={styles.role}>
                <RoleName role={role} />
                <span className={styles.count}>{t('explorePage.count', { n: role.usersCount })}</span>
                {role.description && <span className={styles.description}>{role.description}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Loadable>
  );
}
