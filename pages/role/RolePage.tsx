import { observer } from 'mobx-react-lite';
import type { WireRole } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useCollection } from '~/components/async/useCollection';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { PageHeading } from '~/components/page/PageHeading';
import { useHashTab } from '~/components/page/useHashTab';
import { RoleName } from '~/components/role/RoleName';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { Tabs } from '~/components/ui/Tabs';
import { PeopleFeed } from '~/components/user/PeopleFeed';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { PEOPLE_BATCH, peopleWithRole, roleById } from '~/stores/resources/users/people';
import styles from './RolePage.module.css';
import type manifest from './manifest';

const TABS = ['users', 'timeline'] as const;

/** A role: who has it, and what these people write. */
export default observer(function RolePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { me } = useAccount();
  const query = useQuery(roleById, params.role);
  const role = query.value;
  // Servers tell visitors nothing about the notes.
  const allowed = TABS.filter((candidate) => candidate === 'users' || me !== null);
  const [tab, tabs] = useHashTab(allowed, params.tab, (value) => t(`rolePage.${value}`));
  const heading = role?.isExplorable && (
    <PageHeading>
      <bdi>{role.name}</bdi>
    </PageHeading>
  );
  return (
    <Page
      title={role?.name ?? t('rolePage.title')}
      heading={heading}
      tabs={role?.isExplorable && <Tabs label={role.name} {...tabs} />}
      scrolls={tab === 'timeline'}
    >
      <Loadable query={query}>
        {(found) => {
          if (!found.isExplorable) {
            return (
              <>
                <RoleHead role={found} />
                <EmptyState icon="lock" text={t('rolePage.hidden')} />
              </>
            );
          }
          return tab === 'users' ? <People role={found} /> : <Notes role={found} />;
        }}
      </Loadable>
    </Page>
  );
});

function RoleHead({ role }: { role: WireRole }) {
  const { t } = useI18n();
  return (
    <header className={styles.head}>
      <RoleName role={role} />
      {role.description && <p className={styles.description}>{role.description}</p>}
      <p className={styles.count}>{t('rolePage.count', { n: role.usersCount })}</p>
    </header>
  );
}

function People({ role }: { role: WireRole }) {
  const { t } = useI18n();
  const list = useCollection(peopleWithRole, role.id);
  return (
    <>
      <RoleHead role={role} />
      <PeopleFeed list={list} label={t('rolePage.people', { role: role.name })} emptyText={t('rolePage.nobody')} batchSize={PEOPLE_BATCH} />
    </>
  );
}

function Notes({ role }: { role: WireRole }) {
  const { t } = useI18n();
  const { key } = useAccount();
  const { paneId } = usePane();
  return (
    <TimelineFeed
      key={role.id}
      source={{ kind: 'role', roleId: role.id }}
      label={t('rolePage.notes', { role: role.name })}
      viewKey={`${paneId}:${key}:role:${role.id}`}
    />
  );
}
