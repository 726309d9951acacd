import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { Page } from '~/components/page/Page';
import { PageHeading } from '~/components/page/PageHeading';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { Tabs } from '~/components/ui/Tabs';
import { plainName } from '~/components/user/plainName';
import { UserName } from '~/components/user/UserName';
import { useUserByAcct } from '~/components/user/useUserByAcct';
import { UserProfile } from '~/components/user/UserProfile';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import type manifest from './manifest';

const TABS = ['all', 'notes', 'files', 'featured'] as const;
type Tab = (typeof TABS)[number];

/** A user's profile with their notes below. An address without a name leads to the viewer's own. */
export default function UserPage({ params: { acct, page } }: PageProps<typeof manifest>) {
  return acct === undefined ? <OwnProfile /> : <Profile acct={acct} page={page} />;
}

const OwnProfile = observer(function OwnProfile() {
  const { me } = useAccount();
  const { navigate } = usePane();
  const username = me?.username;
  useEffect(() => {
    if (username !== undefined) navigate(`/@${username}`, { replace: true });
  }, [navigate, username]);
  return <LoadingState />;
});

const Profile = observer(function Profile({ acct, page }: { acct: string; page: string | undefined }) {
  const { t } = useI18n();
  const { frame, paneId, visitKey, navigate } = usePane();
  const query = useUserByAcct(acct);
  const handleRefresh = useCallback(() => query.reload(), [query]);
  const user = query.value;
  if (!user) {
    if (!query.error) return <LoadingState />;
    return (
      <Page title={`@${acct}`}>
        <ErrorState error={query.error} onRetry={() => void query.reload()}>
          <Link to={`/search?${new URLSearchParams({ q: acct, type: 'user' }).toString()}`}>
            {t('userPage.search', { acct: `@${acct}` })}
          </Link>
        </ErrorState>
      </Page>
    );
  }
  const tab: Tab = TABS.find((candidate) => candidate === page) ?? 'all';
  const name = plainName(user);
  const heading = (
    <PageHeading>
      <UserName user={user} inline /> <bdi>(@{acct})</bdi>
    </PageHeading>
  );
  return (
    <Page title={`${name} (@${acct})`} heading={frame === 'main' && heading} scrolls>
      <TimelineFeed
        key={tab}
        source={{ kind: 'user', userId: user.id, tab }}
        label={t('page.feed.user', { name })}
        viewKey={`${paneId}:${visitKey}:${user.id}:${tab}`}
        onRefresh={handleRefresh}
        before={
          <>
            <UserProfile userId={user.id} />
            <Tabs
              label={t('profile.tabs')}
              value={tab}
              items={TABS.map((value) => ({ value, label: t(`profile.tab.${value}`) }))}
              onChange={(next) => navigate(next === 'all' ? `/@${acct}` : `/@${acct}/${next}`, { replace: true })}
            />
          </>
        }
      />
    </Page>
  );
});
