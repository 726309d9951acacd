import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { PageHeading } from '~/components/page/PageHeading';
import { UserListFeed } from '~/components/user/UserListFeed';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { plainName } from '~/components/user/plainName';
import { UserName } from '~/components/user/UserName';
import { useUserByAcct } from '~/components/user/useUserByAcct';
import { Message } from '~/i18n/Message';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/stores/context';
import type manifest from './manifest';

/** The people somebody follows, or is followed by. */
export default observer(function UserFollowsPage({ params }: PageProps<typeof manifest>) {
  const { acct, direction } = params;
  const { t } = useI18n();
  const { users } = useAccount();
  const { frame, paneId, visitKey } = usePane();
  const found = useUserByAcct(acct);
  const user = found.status === 'ready' ? users.get(found.value) : undefined;
  const text = direction === 'following' ? 'profile.followingOf' : 'profile.followersOf';
  const title = t(text, { name: user?.name ? plainName(user) : `@${acct}` });
  const heading = user?.name && (
    <PageHeading>
      <Message id={text} values={{ name: <UserName user={user} inline /> }} />
    </PageHeading>
  );
  return (
    <Page title={title} heading={frame === 'main' && heading} scrolls>
      {found.status === 'loading' && <LoadingState />}
      {found.status === 'error' && <ErrorState error={found.error} onRetry={found.retry} />}
      {found.status === 'ready' && (
        <UserListFeed userId={found.value} direction={direction} label={title} viewKey={`${paneId}:${visitKey}:${direction}`} />
      )}
    </Page>
  );
});
