import { observer } from 'mobx-react-lite';
import { useCollection } from '~/components/async/useCollection';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { AccountList } from '~/components/staff/AccountList';
import { FilterBar, FilterSelect, FilterText } from '~/components/staff/FilterBar';
import { LookUpButton } from '~/components/staff/LookUpButton';
import { NotOffered } from '~/components/staff/NotOffered';
import { useOffered } from '~/components/staff/Offered';
import { useFilters } from '~/components/staff/useFilters';
import { useMenuContext } from '~/components/staff/useMenuContext';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { accountsForStaff, type AccountFilter } from '~/stores/resources/staff/accounts';
import { addAccount } from './addAccount';
import type manifest from './manifest';

/** The filters that the address can have, the default of each first. Null is a text. */
const FILTERS = {
  sort: ['+createdAt', '-createdAt', '+updatedAt', '-updatedAt', '+lastActiveDate', '-lastActiveDate', '+follower', '-follower'],
  state: ['all', 'available', 'admin', 'moderator', 'suspended'],
  origin: ['local', 'remote', 'combined'],
  username: null,
  host: null,
} as const;

/** The accounts that the server knows, with filters. Each leads to the page where it is moderated. */
export default observer(function UsersPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const isOffered = useOffered('admin/show-users');
  const { values, set } = useFilters('/admin/users', params, FILTERS);
  const { sort, state, origin, username, host } = values;
  // The accounts of this server have no host.
  const filter: AccountFilter = { ...values, host: origin === 'local' ? '' : host };
  return (
    <Page title={t('adminUsersPage.title')} actions={<Actions />}>
      <PageStack width={900}>
        {isOffered ? (
          <>
            <FilterBar label={t('adminUsersPage.filter')}>
              <FilterText label={t('adminUsersPage.username')} value={username} onChange={(next) => set({ username: next })} />
              <FilterSelect
                label={t('adminUsersPage.state')}
                value={state}
                items={FILTERS.state}
                textOf={(value) => t(`adminUsersPage.state.${value}`)}
                onChange={(next) => set({ state: next })}
              />
              <FilterSelect
                label={t('staff.origin')}
                value={origin}
                items={FILTERS.origin}
                textOf={(value) => t(`staff.origin.${value}`)}
                onChange={(next) => set({ origin: next })}
              />
              {origin !== 'local' && (
                <FilterText
                  label={t('staff.host')}
                  placeholder={t('staff.hostExample')}
                  value={host}
                  onChange={(next) => set({ host: next })}
                />
              )}
              <FilterSelect
                label={t('adminUsersPage.sort')}
                value={sort}
                items={FILTERS.sort}
                textOf={(value) => t(`adminUsersPage.sort.${value}`)}
                onChange={(next) => set({ sort: next })}
              />
            </FilterBar>
            <Accounts filter={filter} />
          </>
        ) : (
          <NotOffered />
        )}
      </PageStack>
    </Page>
  );
});

function Accounts({ filter }: { filter: AccountFilter }) {
  const { t } = useI18n();
  const list = useCollection(accountsForStaff, filter);
  return (
    <AccountList
      list={list}
      label={t('adminUsersPage.title')}
      emptyText={t('adminUsersPage.none')}
      emptyHint={t('adminUsersPage.noneHint')}
    />
  );
}

/** Ways to an account besides the list. */
function Actions() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const context = useMenuContext();
  const { navigate } = usePane();
  const choose = async () => {
    const user = await overlays.open('userChooser', { includeSelf: true });
    if (user) navigate(`/admin/user/${user.id}`);
  };
  return (
    <>
      <IconButton icon="userSearch" label={t('adminUsersPage.choose')} onClick={() => void choose()} />
      <IconButton icon="userPlus" label={t('adminUsersPage.add')} onClick={() => void addAccount(context, navigate)} />
      <LookUpButton />
    </>
  );
}
