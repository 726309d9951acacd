import { EmptyState } from '~/components/async/EmptyState';
import { useCollection } from '~/components/async/useCollection';
import { PagedListView } from '~/components/list/PagedListView';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { FilterBar, FilterSelect } from '~/components/staff/FilterBar';
import { NotOffered } from '~/components/staff/NotOffered';
import { Offered } from '~/components/staff/Offered';
import { useFilters } from '~/components/staff/useFilters';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { reportsThatAre } from '~/stores/resources/staff/reports';
import styles from './AdminAbusesPage.module.css';
import type manifest from './manifest';
import { ReportCard } from './ReportCard';

const ORIGINS = ['combined', 'local', 'remote'] as const;
const FILTERS = { state: ['unresolved', 'resolved', 'all'], target: ORIGINS, reporter: ORIGINS } as const;

/** What people have reported to the staff, and what became of it. */
export default function AdminAbusesPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { values, set } = useFilters('/admin/abuses', params, FILTERS);
  const list = useCollection(reportsThatAre, { state: values.state, targetUserOrigin: values.target, reporterOrigin: values.reporter });
  const title = t('adminAbusesPage.title');
  return (
    <Page title={title} onRefresh={() => list.refresh()}>
      <PageStack>
        <Offered by="admin/abuse-user-reports" otherwise={<NotOffered />}>
          <FilterBar label={t('adminAbusesPage.filters')}>
            <FilterSelect
              label={t('adminAbusesPage.state')}
              value={values.state}
              items={FILTERS.state}
              textOf={(state) => t(`adminAbusesPage.state.${state}`)}
              onChange={(state) => set({ state })}
            />
            {(['target', 'reporter'] as const).map((side) => (
              <FilterSelect
                key={side}
                label={t(`adminAbusesPage.${side}`)}
                value={values[side]}
                items={ORIGINS}
                textOf={(origin) => t(`adminAbusesPage.origin.${origin}`)}
                onChange={(origin) => set({ [side]: origin })}
              />
            ))}
          </FilterBar>
          <section className={styles.list} aria-label={title} tabIndex={-1}>
            <PagedListView
              list={list}
              className={styles.list}
              empty={
                <NoReports isUnfiltered={values.state === 'unresolved' && values.target === 'combined' && values.reporter === 'combined'} />
              }
              renderItem={(report) => <ReportCard key={report.id} report={report} />}
            />
          </section>
        </Offered>
      </PageStack>
    </Page>
  );
}

function NoReports({ isUnfiltered }: { isUnfiltered: boolean }) {
  const { t } = useI18n();
  if (!isUnfiltered) return <EmptyState icon="exclamationCircle" text={t('adminAbusesPage.none.other')} />;
  return <EmptyState text={t('adminAbusesPage.none.unresolved')} hint={t('adminAbusesPage.none.unresolvedHint')} />;
}
