import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useCollection } from '~/components/async/useCollection';
import { useQuery } from '~/components/async/useQuery';
import { TileList } from '~/components/list/TileList';
import type { TileShape } from '~/components/list/tileGeometry';
import { FollowRequestButtons } from '~/components/notification/FollowRequestButtons';
import { Page } from '~/components/page/Page';
import { useHashTab } from '~/components/page/useHashTab';
import { Button } from '~/components/ui/Button';
import { Tabs } from '~/components/ui/Tabs';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { plainName } from '~/components/user/plainName';
import { UserLink } from '~/components/user/UserLink';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useAccount, useStores } from '~/react/context';
import { useUserActions } from '~/react/useUserActions';
import { followRequests, listsSentRequests, type RequestSide } from '~/stores/resources/users/people';
import type { Person } from '~/stores/resources/users/users';
import styles from './FollowRequestsPage.module.css';
import type manifest from './manifest';

const TABS = ['received', 'sent'] as const;
const ROWS: TileShape = { width: Infinity, height: 80, gap: 8 };

/** The follow requests that wait for the viewer's answer, and those that the viewer sent. */
export default observer(function FollowRequestsPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const hasSent = useQuery(listsSentRequests, null).value === true;
  const [tab, tabs] = useHashTab(hasSent ? TABS : ['received'], params.tab, (value) => t(`followRequestsPage.${value}`));
  const list = useCollection(followRequests, tab);
  return (
    <Page
      title={t('followRequestsPage.title')}
      tabs={hasSent && <Tabs label={t('followRequestsPage.title')} {...tabs} />}
      onRefresh={() => list.refresh()}
    >
      <Requests key={tab} side={tab} />
    </Page>
  );
});

const Requests = observer(function Requests({ side }: { side: RequestSide }) {
  const { t } = useI18n();
  const { users } = useAccount();
  const list = useCollection(followRequests, side);
  if (list.items.length === 0) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.load()} />;
    if (list.status !== 'ready') return <LoadingState />;
    return (
      <EmptyState icon="userPlus" text={t(`followRequestsPage.none.${side}`)} hint={t(`followRequestsPage.noneHint.${side}`)}>
        {side === 'received' ? (
          <LinkButton to="/settings/privacy" variant="primary" icon="lock">
            {t('followRequestsPage.privacy')}
          </LinkButton>
        ) : (
          <LinkButton to="/explore#users" variant="primary" icon="users">
            {t('followRequestsPage.findPeople')}
          </LinkButton>
        )}
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <TileList
        list={list}
        label={t(`followRequestsPage.${side}`)}
        shape={ROWS}
        isAutomatic
        articleName={({ userId }) => {
          const user = users.get(userId);
          return user ? plainName(user) : '';
        }}
      >
        {(request) => <Request request={request} side={side} onAnswered={() => list.remove(request.id)} />}
      </TileList>
    </div>
  );
});

interface RequestProps {
  request: Person;
  side: RequestSide;
  onAnswered: () => void;
}

const Request = observer(function Request({ request: { userId }, side, onAnswered }: RequestProps) {
  const user = useAccount().users.get(userId);
  if (!user) return null;
  return (
    <div className={styles.request}>
      <Avatar user={user} link />
      <div className={styles.names}>
        <UserLink user={user} />
        <Acct user={user} />
      </div>
      {side === 'received' ? (
        <FollowRequestButtons userId={userId} isListed onAnswered={onAnswered} />
      ) : (
        <CancelButton userId={userId} onCanceled={onAnswered} />
      )}
    </div>
  );
});

function CancelButton({ userId, onCanceled }: { userId: string; onCanceled: () => void }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const actions = useUserActions();
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    const result = await actions.cancelRequest(userId);
    setIsBusy(false);
    if (result.ok) onCanceled();
    else overlays.showError(result.error);
  };
  return (
    <Button icon="x" busy={isBusy} onClick={() => void cancel()}>
      {t('followRequestsPage.cancel')}
    </Button>
  );
}
