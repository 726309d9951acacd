import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { LoadingState } from '~/components/async/LoadingState';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { shownAcct } from '~/components/user/acct';
import { useFollow } from '~/components/user/useFollow';
import { UserCard } from '~/components/user/UserCard';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { asciiHost, userPath } from '~/lib/mentionText';
import type { PageProps } from '~/registry/definePage';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import type { User } from '~/services/records';
import { lookUp } from '~/stores/resources/content/notes';
import { defineQuery } from '~/stores/resources/definitions';
import { findUser } from '~/stores/resources/users/users';
import styles from './AuthorizeFollowPage.module.css';
import type manifest from './manifest';

/** What the address of a page on any server, or the name of an account, means here. */
const authorizeTarget = defineQuery({
  async fetch(account, wanted: string) {
    if (/^https?:\/\//i.test(wanted)) {
      const found = await lookUp(account, wanted);
      if (!found.ok) throw found.error;
      return found.value;
    }
    // Some servers put `acct:` in front, as in WebFinger. The server knows its own name as a host.
    const [username = '', host = null] = wanted.replace(/^(?:acct:)?@?/i, '').split('@');
    const found = await findUser(account, { username, host: host && asciiHost(host) });
    if (!found.ok) throw found.error;
    return { kind: 'user' as const, userId: found.value };
  },
});

/** Where other servers send people who want to follow somebody from here: it asks first. The address of a note opens the note. */
export default function AuthorizeFollowPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const wanted = (params.uri ?? params.acct ?? '').trim();
  return (
    <Page title={t('authorizeFollowPage.title')}>
      {wanted === '' ? <EmptyState icon="userPlus" text={t('authorizeFollowPage.nobody')} /> : <Target wanted={wanted} />}
    </Page>
  );
}

/** Waits for what an address or an account name means. */
function Target({ wanted }: { wanted: string }) {
  const query = useQuery(authorizeTarget, wanted);
  return (
    <Loadable query={query}>
      {(target) => (target.kind === 'note' ? <OpenNote noteId={target.noteId} /> : <Question userId={target.userId} />)}
    </Loadable>
  );
}

function OpenNote({ noteId }: { noteId: string }) {
  const { navigate } = usePane();
  useEffect(() => navigate(`/notes/${noteId}`, { replace: true }), [navigate, noteId]);
  return <LoadingState />;
}

const Question = observer(function Question({ userId }: { userId: string }) {
  const user = useAccount().users.get(userId);
  return user ? <Follow user={user} /> : <LoadingState />;
});

const Follow = observer(function Follow({ user }: { user: User }) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { navigate } = usePane();
  const { state, isBusy, toggle } = useFollow(user);
  const acct = shownAcct(user);
  const mayFollow = me?.id !== user.id && (state === 'none' || state === 'locked');
  return (
    <div className={styles.question}>
      <h2 className={styles.heading}>
        {t(mayFollow ? 'authorizeFollowPage.question' : `authorizeFollowPage.${outcomeOf(state)}`, { acct })}
      </h2>
      <UserCard user={user} />
      <div className={styles.actions}>
        {mayFollow && (
          <Button variant="primary" icon="userPlus" busy={isBusy} onClick={() => void toggle()}>
            {t(state === 'locked' ? 'profile.follow.locked' : 'profile.follow.none')}
          </Button>
        )}
        {mayFollow && <Button onClick={() => navigate('/')}>{t('authorizeFollowPage.cancel')}</Button>}
        <Link to={userPath(user)}>{t('authorizeFollowPage.open')}</Link>
      </div>
    </div>
  );
});

/** What stands above the person instead of the question. */
function outcomeOf(state: ReturnType<typeof useFollow>['state']): 'following' | 'requested' | 'person' {
  if (state === 'following') return 'following';
  return state === 'requested' || state === 'underway' ? 'requested' : 'person';
}
