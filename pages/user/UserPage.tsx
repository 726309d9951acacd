import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ErrorState } from '~/components/async/ErrorState';
import { LazyFailure } from '~/components/async/LazyFailure';
import { LoadingState } from '~/components/async/LoadingState';
import { confetti } from '~/components/effects/drawEffects';
import { wantsEffects } from '~/components/effects/effects';
import { Page } from '~/components/page/Page';
import { PageHeading } from '~/components/page/PageHeading';
import { SwipedContent } from '~/components/swipe/SwipeTabs';
import { Tabs } from '~/components/ui/Tabs';
import { plainName } from '~/components/user/plainName';
import { UserName } from '~/components/user/UserName';
import { useUserByAcct } from '~/components/user/useUserByAcct';
import { parseAcct, shownAcct } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import { later } from '~/react/later';
import { useAccount, useServer, useStores } from '~/react/context';
import { birthdaysOn, localDate } from '~/services/birthdays';
import type { User } from '~/services/records';
import { NotFound } from '~/components/page/NotFound';
import type manifest from './manifest';
import { UserHome } from './UserHome';
import styles from './UserPage.module.css';
import { tabOf, tabsFor, type UserTab } from './userTabs';
import { UserTimeline } from './UserTimeline';

/** The tabs besides the notes load when one of them is opened. */
const OtherTab = later<{ user: User; tab: Exclude<UserTab, 'home' | 'notes'> }>(async () => (await import('./UserOtherTab')).UserOtherTab, {
  waiting: LoadingState,
  failed: LazyFailure,
});

/** A user's profile. An address without a name leads to the viewer's own. */
export default function UserPage({ params: { acct, page, show } }: PageProps<typeof manifest>) {
  if (acct === undefined) return <OwnProfile />;
  const tab = tabOf(page);
  return tab === undefined ? <NotFound /> : <Profile acct={acct} tab={tab} show={show} />;
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

interface ProfileProps {
  acct: string;
  tab: UserTab;
  /** Which notes are shown. */
  show: string | undefined;
}

const Profile = observer(function Profile({ acct, tab, show }: ProfileProps) {
  const { t } = useI18n();
  const { navigate } = usePane();
  const { me } = useAccount();
  const server = useServer();
  const query = useUserByAcct(acct);
  const content = useRef<HTMLDivElement>(null);
  const user = query.value;
  useBirthday(user);
  if (!user) {
    if (!query.error) return <LoadingState />;
    const wanted = shownAcct(parseAcct(acct, server));
    return (
      <Page title={wanted}>
        <ErrorState error={query.error} onRetry={() => void query.reload()}>
          <Link to={`/search?${new URLSearchParams({ q: acct, type: 'user' }).toString()}`}>{t('userPage.search', { acct: wanted })}</Link>
        </ErrorState>
      </Page>
    );
  }
  const tabs = tabsFor(user, me);
  if (!tabs.includes(tab)) return <NotFound />;
  const heading = (
    <PageHeading>
      <UserName user={user} inline /> <bdi>({shownAcct(user)})</bdi>
    </PageHeading>
  );
  const refresh = () => query.reload();
  return (
    <Page title={t('userPage.titleOf', { name: plainName(user), acct: shownAcct(user) })} heading={heading} scrolls>
      <div className={styles.page}>
        <div className={styles.tabs}>
          <SwipedContent value={content}>
            <Tabs
              label={t('userPage.tabs')}
              value={tab}
              items={tabs.map((value) => ({ value, label: t(`userPage.tab.${value}`) }))}
              onChange={(next) => navigate(next === 'home' ? `/@${acct}` : `/@${acct}/${next}`, { replace: true })}
            />
          </SwipedContent>
        </div>
        <div ref={content} className={styles.content}>
          {tab === 'home' ? (
            <UserHome user={user} show={show} onRefresh={refresh} />
          ) : tab === 'notes' ? (
            <UserTimeline user={user} show={show} onRefresh={refresh} />
          ) : (
            <OtherTab key={tab} user={user} tab={tab} />
          )}
        </div>
      </div>
    </Page>
  );
});

/** Celebrates a visit on the user's birthday. */
function useBirthday(user: User | undefined): void {
  const { clock, settings } = useStores();
  const birthday = user?.birthday ?? null;
  const id = user?.id;
  useEffect(() => {
    if (birthday === null || id === undefined) return;
    const isToday = birthdaysOn(localDate(clock.now())).some((day) => day.slice(5) === birthday.slice(5));
    if (isToday && wantsEffects(settings)) confetti();
  }, [birthday, clock, id, settings]);
}
