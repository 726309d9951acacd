import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { SearchPanes } from '~/components/search/SearchFrame';
import { useCollection } from '~/components/async/useCollection';
import { Page, PageScroller } from '~/components/page/Page';
import { Notice } from '~/components/ui/Notice';
import { Tabs } from '~/components/ui/Tabs';
import { PeopleFeed } from '~/components/user/PeopleFeed';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useServer } from '~/react/context';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { foundUsers } from '~/stores/resources/users/users';
import type manifest from './manifest';
import { NoteResults } from './NoteResults';
import { searchPolicies } from './notesFeed';
import { SearchForm } from './SearchForm';
import styles from './SearchPage.module.css';
import { addressOf, readWanted, SUBJECTS, type Wanted } from './wanted';

/** Searches for notes and users. The address contains the whole search. */
export default function SearchPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { navigate } = usePane();
  const wanted = readWanted(params);
  const { query, type } = wanted;
  return (
    <Page
      title={query === '' ? t('searchPage.title') : t('searchPage.titleOf', { query })}
      tabs={
        <Tabs
          label={t('searchPage.tabs')}
          value={type}
          items={SUBJECTS.map((value) => ({ value, label: t(`searchPage.tab.${value}`) }))}
          onChange={(next) => navigate(addressOf({ ...wanted, type: next }), { replace: true })}
        />
      }
      scrolls
    >
      <SearchPanes form={<SearchForm wanted={wanted} />}>
        <Results key={addressOf(wanted)} wanted={wanted} />
      </SearchPanes>
    </Page>
  );
}

function Results({ wanted }: { wanted: ReturnType<typeof readWanted> }) {
  const { t } = useI18n();
  if (wanted.type === 'user' && wanted.query !== '') return <UserResults wanted={wanted} />;
  if (wanted.type === 'user') return <EmptyState icon="search" text={t('searchPage.hint.user')} />;
  return <NoteResults wanted={wanted} />;
}

/** Says why people are found by their usernames only. */
const PeopleNotice = observer(function PeopleNotice() {
  const { t } = useI18n();
  const server = useServer();
  const policies = searchPolicies(useAccount().me, server.meta);
  return policies?.canSearchUsers === false && <Notice>{t('searchPage.onlyUsernames')}</Notice>;
});

/** The users that match a search. */
function UserResults({ wanted: { query, origin } }: { wanted: Wanted }) {
  const { t } = useI18n();
  const list = useCollection(foundUsers, { query, origin });
  return (
    <div className={styles.people}>
      <PeopleNotice />
      <PageScroller onRefresh={() => list.refresh()}>
        <PeopleFeed
          list={list}
          label={t('searchPage.peopleFor', { query })}
          emptyText={t('searchPage.noPeople', { query })}
          emptyHint={t('searchPage.noPeopleHint')}
          emptyWays={
            <LinkButton to={`/search?${new URLSearchParams({ q: query }).toString()}`} variant="primary" icon="search">
              {t('searchPage.searchNotes')}
            </LinkButton>
          }
        />
      </PageScroller>
    </div>
  );
}
