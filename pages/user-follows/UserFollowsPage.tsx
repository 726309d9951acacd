import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { UserListFeed } from '~/components/timeline/UserListFeed';
import { ErrorState } from '~/components/ui/ErrorState';
import { LoadingState } from '~/components/ui/LoadingState';
import { useUserByAcct } from '~/components/user/useUserByAcct';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/stores/context';

/** The people somebody follows, or is followed by. */
export default observer(function UserFollowsPage({ params }: PageProps) {
  const acct = params.acct!;
  const direction = params.direction === 'followers' ? 'followers' : 'following';
  const { t } = useI18n();
  const { users } = useAccount();
  const { paneId, visitKey } = usePane();
  const found = useUserByAcct(acct);
  const user = found.status === 'ready' ? users.get(found.value) : undefined;
  const name = user?.name || `@${acct}`;
  const title = direction === 'following' ? t('profile.followingOf', { name }) : t('profile.followersOf', { name });
  return (
    <Page title={title} scrolls>
      {found.status === 'loading' && <LoadingState />}
      {found.status === 'error' && <ErrorState error={found.error} onRetry={found.retry} />}
      {found.status === 'ready' && (
        <UserListFeed userId={found.value} direction={direction} label={title} viewKey={`${paneId}:${visitKey}:${direction}`} />
      )}
    </Page>
  );
});
