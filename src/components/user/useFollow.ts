import { useEffect, useState } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { toAppError } from '~/lib/AppError';
import { refuseMoved } from '~/stores/session/guards';
import { useAccount, useStores } from '~/react/context';
import { useUserActions } from '~/react/useUserActions';
import type { User } from '~/services/records';
import { findUser } from '~/stores/resources/users/users';
import { shownAcct } from './acct';

/** The viewer's relation to a user, as the follow button shows it. */
export type FollowState =
  /** Not loaded yet. */
  | 'unknown'
  | 'none'
  /** Following needs the user's approval. */
  | 'locked'
  /** The viewer sent a request and waits for the answer. */
  | 'requested'
  /** The viewer follows a user without approval, but the user's server has not answered yet. */
  | 'underway'
  | 'following'
  | 'blocking'
  /** The user blocked the viewer. */
  | 'blocked'
  /** The user moved to another account, so following is pointless. */
  | 'moved';

export interface Follow {
  readonly state: FollowState;
  readonly isBusy: boolean;
  /** Whether the relation that is shown has not reached the server. */
  readonly isWaiting: boolean;
  /** Runs the action of the button, after a confirmation if something is lost. */
  readonly toggle: () => Promise<void>;
}

/** Follows, requests, cancels, unfollows or unblocks. Fetches missing data from the server. Call inside an observer. */
export function useFollow(user: User): Follow {
  const root = useStores();
  const account = useAccount();
  const actions = useUserActions();
  const { t } = useI18n();
  const [isBusy, setIsBusy] = useState(false);
  const state = stateOf(user);
  const isUnknown = state === 'unknown';

  useEffect(() => {
    if (!isUnknown) return;
    // If it fails the button stays as it is; pressing it asks again and says what is wrong.
    void findUser(account, { userId: user.id });
  }, [account, isUnknown, user.id]);

  const steps: Record<FollowState, () => Promise<Result | null>> = {
    unknown: () => follow(),
    none: () => follow(),
    locked: () => follow(),
    requested: () => actions.cancelRequest(user.id),
    underway: () => actions.cancelRequest(user.id),
    following: async () => ((await ask(t('profile.unfollowQuestion', { acct: shownAcct(user) }))) ? actions.unfollow(user.id) : null),
    blocking: async () => ((await ask(t('profile.unblockQuestion', { acct: shownAcct(user) }))) ? actions.unblock(user.id) : null),
    blocked: () => Promise.resolve(null),
    moved: () => Promise.resolve(null),
  };
  const ask = (text: string) => root.overlays.confirm({ text, kind: 'question' });
  const follow = async () =>
    (await refuseMoved(root, account)) ? null : actions.follow(user.id, { withReplies: root.settings.get('defaultWithReplies') });

  return {
    state,
    isBusy,
    isWaiting: account.later.about(user.id).length > 0,
    async toggle() {
      setIsBusy(true);
      try {
        const result = await steps[state]();
        if (result && !result.ok) root.overlays.showError(result.error);
      } catch (thrown) {
        root.overlays.showError(toAppError(thrown));
      } finally {
        setIsBusy(false);
      }
    },
  };
}

function stateOf(user: User): FollowState {
  if (user.isFollowing === undefined) return 'unknown';
  if (user.isFollowing) return 'following';
  if (user.hasPendingFollowRequestFromYou) return user.isLocked ? 'requested' : 'underway';
  if (user.isBlocking) return 'blocking';
  if (user.isBlocked) return 'blocked';
  if (user.movedTo) return 'moved';
  return user.isLocked ? 'locked' : 'none';
}
