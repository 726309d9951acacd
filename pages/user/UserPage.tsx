import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
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
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/stores/context';
import type manifest from './manifest';

const TABS = ['all', 'notes', 'files', 'featured'] as const;
type Tab = (typeof TABS)[number];

/** A person: who they are, and their notes below. */
export default observer(function UserPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { users, api, ingest } = useAccount();
  const { frame, paneId, visitKey, navigate } = usePane();
  const acct = params.acct;
  const found = useUserByAcct(acct);
  const userId = found.status === 'ready' ? found.value : null;
  const handleRefresh = useCallback(async () => {
    if (userId !== null) ingest.users([await api.call('users/show', { userId })].flat(), 'fetch');
  }, [api, ingest, userId]);
  if (found.status === 'loading') return <LoadingState />;
  if (found.status === 'error') {
    return (
      <Page title={`@${acct}`}>
        <ErrorState error={found.error} onRetry={found.retry} />
      </Page>
    );
  }
  const user = users.get(found.value);
  if (!user) return <LoadingState />;
  const tab: Tab = TABS.find((candidate) => candidate === params.page) ?? 'all';
  const name = plainName(user);
  const heading = (
    <PageHeading>
      <UserName user={user} inline /> (@{acct})
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
