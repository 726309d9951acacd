import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PageScroller } from '~/components/page/Page';
import { FindField } from '~/components/page/FindField';
import { SplitPage } from '~/components/page/SplitPage';
import { LateStaffOverview } from '~/components/staff/overview/LateStaffOverview';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { useChildPages } from '~/router/ChildPages';
import { usePane } from '~/router/PaneContext';
import { fitOf } from '~/services/searchText';
import styles from './AdminPage.module.css';
import { FoundInAdmin } from './FoundInAdmin';
import { AdminTools } from './AdminTools';
import { findServerFields } from './serverSettings/findServerFields';
import { StaffWarnings } from './StaffWarnings';

/** The page that shows what waits for the staff. */
const WAITING = new Set(['admin/abuses']);

/** The list of the pages for administrators with a search across them, and the open page beside it. */
export default observer(function AdminPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const { meStore } = useAccount();
  const { navigate } = usePane();
  const { list, outlet, base } = useChildPages();
  const [query, setQuery] = useState('');
  const search = (next: string) => {
    setQuery(next);
    // What is found takes the place of the open page.
    if (outlet && next.trim() !== '') navigate(base);
  };
  const isSearching = query.trim() !== '';
  const named = isSearching ? list.filter(({ title }) => fitOf(t(title), query) > 0) : list;
  const fields = isSearching ? findServerFields(query, i18n) : undefined;
  return (
    <SplitPage
      title={t('adminPage.title')}
      above={
        <div className={styles.above}>
          <StaffWarnings />
          <AdminTools />
          <FindField label={t('adminPage.find')} value={query} onChange={search} />
        </div>
      }
      shown={fields && new Set([...named.map(({ id }) => id), ...[...fields.keys()].map((page) => `admin/${page}`)])}
      isStacked={isSearching}
      marked={meStore.hasReports ? WAITING : undefined}
    >
      {fields ? (
        <FoundInAdmin named={named} fields={fields} />
      ) : (
        <PageScroller onRefresh={undefined}>
          <LateStaffOverview />
        </PageScroller>
      )}
    </SplitPage>
  );
});
