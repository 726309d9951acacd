import { Page } from '~/components/page/Page';
import { EmptyState } from '~/components/async/EmptyState';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { NoteResults } from './NoteResults';
import { SearchForm } from './SearchForm';
import styles from './SearchPage.module.css';
import { UserResults } from './UserResults';
import { addressOf, readWanted, SUBJECTS } from './wanted';
import type manifest from './manifest';

/** Searches for notes and users. The address contains the whole search. */
export default function SearchPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { navigate } = usePane();
  const wanted = readWanted(params);
  const { query, type } = wanted;
  return (
    <Page
      title={query === '' ? t('searchPage.title') : t('searchPage.titleOf', { query })}
      heading={
        <Tabs
          label={t('searchPage.tabs')}
          value={type}
          items={SUBJECTS.map((value) => ({ value, label: t(`searchPage.tab.${value}`) }))}
          onChange={(next) => navigate(addressOf({ ...wanted, type: next }), { replace: true })}
        />
      }
      scrolls
    >
      <div className={styles.search}>
        <SearchForm wanted={wanted} />
        <div className={styles.results}>
          <Results key={addressOf(wanted)} wanted={wanted} />
        </div>
      </div>
    </Page>
  );
}

function Results({ wanted }: { wanted: ReturnType<typeof readWanted> }) {
  const { t } = useI18n();
  if (wanted.type === 'user' && wanted.query !== '') return <UserResults wanted={wanted} />;
  if (wanted.type === 'user') return <EmptyState icon="search" text={t('searchPage.hint.user')} />;
  return <NoteResults wanted={wanted} />;
}
