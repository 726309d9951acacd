import { observer } from 'mobx-react-lite';
import { Loadable } from '~/components/async/Loadable';
import { Page } from '~/components/page/Page';
import { PageHeading } from '~/components/page/PageHeading';
import { plainName } from '~/components/user/plainName';
import { UserListFeed } from '~/components/user/UserListFeed';
import { UserName } from '~/components/user/UserName';
import { parseAcct, shownAcct } from '~/components/user/acct';
import { useUserByAcct } from '~/components/user/useUserByAcct';
import { Message } from '~/i18n/Message';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useAccount, useServer } from '~/react/context';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { followsOf } from '~/stores/resources/users/users';
import type manifest from './manifest';

/** The people that a user follows, or their followers. */
export default observer(function UserFollowsPage({ params }: PageProps<typeof manifest>) {
  const { acct, direction } = params;
  const { t } = useI18n();
  const account = useAccount();
  const server = useServer();
  const query = useUserByAcct(acct);
  const user = query.value;
  const text = direction === 'following' ? 'profile.followingOf' : 'profile.followersOf';
  const title = t(text, { name: user?.name ? plainName(user) : shownAcct(parseAcct(acct, server)) });
  const heading = user?.name && (
    <PageHeading>
      <Message id={text} values={{ name: <UserName user={user} inline /> }} />
    </PageHeading>
  );
  const refresh = async () => {
    if (user) await resourcesOf(account).collection(followsOf, { userId: user.id, direction }).refresh();
  };
  return (
    <Page title={title} heading={heading} onRefresh={refresh}>
      <Loadable query={query}>{({ id }) => <UserListFeed userId={id} direction={direction} label={title} />}</Loadable>
    </Page>
  );
});
