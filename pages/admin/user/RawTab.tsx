import type { ReactNode } from 'react';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { JsonCode } from '~/components/code/JsonCode';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { Offered } from '~/components/staff/Offered';
import { useI18n } from '~/i18n/useI18n';
import type { User } from '~/services/records';
import type { Query } from '~/stores/resources/Query';
import { accountForStaff, FETCH_PUBLISHED, publishedAccount } from '~/stores/resources/staff/accounts';
import { rawUser } from '~/stores/resources/users/profiles';

/** Everything that the server tells about an account, as it is. */
export function RawTab({ user }: { user: User }) {
  return (
    <SettingsBody isWide>
      <Profile userId={user.id} />
      <Offered by="admin/show-user">
        <Account userId={user.id} />
      </Offered>
      {user.uri && (
        <Offered by={FETCH_PUBLISHED}>
          <Published uri={user.uri} />
        </Offered>
      )}
    </SettingsBody>
  );
}

function Profile({ userId }: { userId: string }) {
  return <Raw title={useI18n().t('adminUserPage.raw.profile')} query={useQuery(rawUser, userId)} />;
}

function Account({ userId }: { userId: string }) {
  return <Raw title={useI18n().t('adminUserPage.raw.account')} query={useQuery(accountForStaff, userId)} />;
}

function Published({ uri }: { uri: string }) {
  return <Raw title={useI18n().t('adminUserPage.raw.published')} query={useQuery(publishedAccount, uri)} />;
}

function Raw<T>({ title, query }: { title: string; query: Query<T> }): ReactNode {
  return (
    <SettingsSection title={title} isBare>
      <Loadable query={query}>{(value) => <JsonCode value={value} />}</Loadable>
    </SettingsSection>
  );
}
