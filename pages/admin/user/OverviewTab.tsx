import { observer } from 'mobx-react-lite';
import type { WireAccountForStaff } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { LoadFailure } from '~/components/async/LoadFailure';
import { useQuery } from '~/components/async/useQuery';
import { useSubmit } from '~/components/form/useSubmit';
import { Fact, FactList } from '~/components/instance/FactList';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { Offered, useOffered } from '~/components/staff/Offered';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { Notice } from '~/components/ui/Notice';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { ModerationNote } from '~/components/user/ModerationNote';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { User } from '~/services/records';
import { accountForStaff, addressesOf } from '~/stores/resources/staff/accounts';
import { updateRemoteUser } from '~/stores/resources/users/users';
import { AccountActions } from './AccountActions';
import { UserHead } from './UserHead';
import styles from './UserPage.module.css';

/** Who has the account, what the staff knows of it, and what can be done to it. */
export function OverviewTab({ user }: { user: User }) {
  const { t } = useI18n();
  return (
    <SettingsBody>
      <UserHead user={user} />
      {user.username.includes('.') && <Notice>{t('adminUserPage.system')}</Notice>}
      <SettingsSection title={t('adminUserPage.account')} isBare>
        <AccountFacts user={user} />
      </SettingsSection>
      <ModerationNote user={user} />
      <AccountActions user={user} />
      {user.host !== null && <Federation user={user} />}
      {user.host === null && (
        <Offered by="admin/get-user-ips">
          <Addresses userId={user.id} />
        </Offered>
      )}
    </SettingsBody>
  );
}

const AccountFacts = observer(function AccountFacts({ user }: { user: User }) {
  return useOffered('admin/show-user') ? (
    <AllFacts user={user} />
  ) : (
    <FactList>
      <KnownFacts user={user} />
    </FactList>
  );
});

/** What everybody may know. */
function KnownFacts({ user }: { user: User }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (
    <>
      <Fact name={t('staff.id')}>
        <span className={styles.id}>
          <code>{user.id}</code>
          <IconButton icon="copy" label={t('staff.copyId')} onClick={() => void overlays.copy(user.id)} />
        </span>
      </Fact>
      {user.createdAt && (
        <Fact name={t('adminUserPage.created')}>
          <RelativeTime iso={user.createdAt} />
        </Fact>
      )}
    </>
  );
}

/** What only the staff knows is added when it has loaded. */
const AllFacts = observer(function AllFacts({ user }: { user: User }) {
  const query = useQuery(accountForStaff, user.id);
  const { value, error } = query;
  return (
    <>
      {error && <LoadFailure error={error} onRetry={() => void query.reload()} />}
      <FactList>
        <KnownFacts user={user} />
        {value && <StaffFacts account={value} isLocal={user.host === null} />}
      </FactList>
    </>
  );
});

function StaffFacts({ account, isLocal }: { account: WireAccountForStaff; isLocal: boolean }) {
  const { t } = useI18n();
  const { lastActiveDate, email, emailVerified } = account;
  return (
    <>
      <Fact name={t('adminUserPage.lastActive')}>
        {lastActiveDate === null ? t('adminUserPage.unknown') : <RelativeTime iso={lastActiveDate} />}
      </Fact>
      {isLocal && (
        <Fact name={t('adminUserPage.email')}>
          {email === null
            ? t('adminUserPage.noEmail')
            : t(emailVerified ? 'adminUserPage.emailVerified' : 'adminUserPage.emailUnverified', { email })}
        </Fact>
      )}
    </>
  );
}

/** Where the account lives, and when it was last read from there. */
function Federation({ user }: { user: User }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const updating = useSubmit(() => updateRemoteUser(account, user.id), { onDone: () => overlays.success() });
  return (
    <SettingsSection title={t('adminUserPage.federation')}>
      <SettingsRow
        label={t('adminUserPage.fetched')}
        help={user.lastFetchedAt ? <RelativeTime iso={user.lastFetchedAt} /> : t('adminUserPage.unknown')}
      >
        <Button icon="refresh" busy={updating.isBusy} onClick={() => void updating.run()}>
          {t('adminUserPage.update')}
        </Button>
      </SettingsRow>
    </SettingsSection>
  );
}

/** The addresses that the account signed in from. */
function Addresses({ userId }: { userId: string }) {
  const { t } = useI18n();
  const query = useQuery(addressesOf, userId);
  return (
    <SettingsSection title={t('adminUserPage.addresses')} isBare>
      <Loadable
        query={query}
        empty={<EmptyState icon="mapPin" text={t('adminUserPage.noAddresses')} hint={t('adminUserPage.noAddressesHint')} />}
      >
        {(list) => (
          <FactList>
            {list.map(({ ip, createdAt }) => (
              <Fact key={ip} name={ip}>
                <RelativeTime iso={createdAt} />
              </Fact>
            ))}
          </FactList>
        )}
      </Loadable>
    </SettingsSection>
  );
}
