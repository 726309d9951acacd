import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { useCollection } from '~/components/async/useCollection';
import { InvitationCard } from '~/components/invite/InvitationCard';
import { PagedListView } from '~/components/list/PagedListView';
import { Page } from '~/components/page/Page';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { FilterBar, FilterSelect } from '~/components/staff/FilterBar';
import { NotOffered } from '~/components/staff/NotOffered';
import { Offered } from '~/components/staff/Offered';
import { useFilters } from '~/components/staff/useFilters';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { useServer } from '~/react/context';
import type { PageProps } from '~/registry/definePage';
import { allInvitations } from '~/stores/resources/staff/invitations';
import styles from './AdminInvitesPage.module.css';
import { InvitationForm } from './InvitationForm';
import type manifest from './manifest';

const FILTERS = { type: ['all', 'unused', 'used', 'expired'], sort: ['newest', 'oldest', 'usedLast', 'usedFirst'] } as const;
const SORTS = { newest: '+createdAt', oldest: '-createdAt', usedLast: '+usedAt', usedFirst: '-usedAt' } as const;

/** The codes with which people can sign up although registration is closed, and new ones. */
export default observer(function AdminInvitesPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const server = useServer();
  const { values, set } = useFilters('/admin/invites', params, FILTERS);
  const list = useCollection(allInvitations, { type: values.type, sort: SORTS[values.sort] });
  return (
    <Page title={t('adminInvitesPage.title')} onRefresh={() => list.refresh()}>
      <SettingsBody>
        <Offered by="admin/invite/create">
          {server.meta?.disableRegistration === false && <Notice>{t('adminInvitesPage.open')}</Notice>}
          <SettingsSection title={t('adminInvitesPage.new')}>
            <InvitationForm />
          </SettingsSection>
        </Offered>
        <Offered by="admin/invite/list" otherwise={<NotOffered />}>
          <SettingsSection title={t('adminInvitesPage.codes')} isBare>
            <FilterBar label={t('adminInvitesPage.filters')}>
              <FilterSelect
                label={t('adminInvitesPage.type')}
                value={values.type}
                items={FILTERS.type}
                textOf={(type) => t(`adminInvitesPage.type.${type}`)}
                onChange={(type) => set({ type })}
              />
              <FilterSelect
                label={t('adminInvitesPage.sort')}
                value={values.sort}
                items={FILTERS.sort}
                textOf={(sort) => t(`adminInvitesPage.sort.${sort}`)}
                onChange={(sort) => set({ sort })}
              />
            </FilterBar>
            <PagedListView
              list={list}
              className={styles.list}
              empty={
                <EmptyState icon="userPlus" text={t(values.type === 'all' ? 'adminInvitesPage.none' : 'adminInvitesPage.noneFound')} />
              }
              renderItem={(invitation) => <InvitationCard key={invitation.id} invitation={invitation} isFromAnyone />}
            />
          </SettingsSection>
        </Offered>
      </SettingsBody>
    </Page>
  );
});
