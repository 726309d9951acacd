import { observer } from 'mobx-react-lite';
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
import { moderationLogs } from '~/stores/resources/staff/moderationLogs';
import { LogEntry } from './LogEntry';
import { LOG_TYPES } from './logTypes';
import styles from './ModlogPage.module.css';
import { ModeratorFilter } from './ModeratorFilter';
import type manifest from './manifest';

const FILTERS = { type: ['all', ...LOG_TYPES], user: null } as const;

const BATCH = 30;

/** What the staff of the server did, by day. */
export default observer(function ModlogPage({ params }: PageProps<typeof manifest>) {
  const i18n = useI18n();
  const { t } = i18n;
  const { values, set } = useFilters('/admin/modlog', params, FILTERS);
  const list = useCollection(moderationLogs, { type: values.type === 'all' ? null : values.type, userId: values.user || null });
  const day = (iso: string) => i18n.date(Date.parse(iso), 'date');
  /** The first entries of their days. */
  const firsts = new Set(list.items.filter(({ createdAt }, at) => at === 0 || day(createdAt) !== day(list.items[at - 1]!.createdAt)));
  return (
    <Page title={t('adminModlogPage.title')} onRefresh={() => list.refresh()}>
      <PageStack>
        <Offered by="admin/show-moderation-logs" otherwise={<NotOffered />}>
          <FilterBar label={t('adminModlogPage.filters')}>
            <FilterSelect
              label={t('adminModlogPage.type')}
              value={values.type}
              items={FILTERS.type}
              textOf={(type) => t(type === 'all' ? 'adminModlogPage.all' : `adminModlogPage.type.${type}`)}
              onChange={(type) => set({ type })}
            />
            <ModeratorFilter userId={values.user} onChange={(user) => set({ user })} />
          </FilterBar>
          <PagedListView
            list={list}
            batchSize={BATCH}
            className={styles.list}
            empty={
              values.type === 'all' && values.user === '' ? (
                <EmptyState icon="listSearch" text={t('adminModlogPage.none')} hint={t('adminModlogPage.noneHint')} />
              ) : (
                <EmptyState icon="listSearch" text={t('adminModlogPage.noneFound')} />
              )
            }
            renderItem={(log) => <LogEntry key={log.id} log={log} {...(firsts.has(log) && { day: day(log.createdAt) })} />}
          />
        </Offered>
      </PageStack>
    </Page>
  );
});
