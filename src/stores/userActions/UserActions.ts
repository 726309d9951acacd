import { ApiError } from '~/lib/AppError';
import { ok, type Result } from '~/lib/Result';
import { peek } from '~/lib/peek';
import type { User, UserId } from '~/services/records';
import { withFollow, withoutFollow, withoutRequest } from '~/services/userChanges';
import type { Action } from '../posting/LaterActions';
import type { AccountScope } from '../session/AccountScope';
import { settle } from '../settle';
import { endMute } from './endMute';

type Account = Pick<AccountScope, 'api' | 'users' | 'ingest' | 'hub' | 'clock' | 'life' | 'later'>;

/** Errors that say that the relation already is as wanted: an earlier answer was lost, or another device was faster. */
const ALREADY_SO = /^(?:(?:ALREADY|NOT)_(?:FOLLOWING|MUTING|BLOCKING)|(?:NO_)?FOLLOW_REQUEST(?:_NOT_FOUND)?)$/;

/**
 * Everything that the viewer can do about another user. A change is shown at once and undone when the server refuses
 * it. Every method settles with a result and never throws. Stateless: created wherever actions are offered.
 */
export class UserActions {
  readonly #account: Account;

  constructor(account: Account) {
    this.#account = account;
  }

  /** Follows a user, or sends a request to a locked account. Whether another server has accepted it, only the own one knows. */
  async follow(userId: UserId, { withReplies }: { readonly withReplies?: boolean } = {}): Promise<Result> {
    const params = { userId, ...(withReplies !== undefined && { withReplies }) };
    const result = await this.#change(userId, withFollow, () => this.#account.api.call('following/create', params), {
      kind: 'follow',
      params,
    });
    const isElsewhere = peek(() => this.#account.users.get(userId)?.host ?? null) !== null;
    if (result.ok && isElsewhere) await this.#refresh(userId);
    return result;
  }

  unfollow(userId: UserId): Promise<Result> {
    return this.#change(userId, withoutFollow, () => this.#account.api.call('following/delete', { userId }), {
      kind: 'unfollow',
      params: { userId },
    });
  }

  /** Withdraws the viewer's follow request. */
  cancelRequest(userId: UserId): Promise<Result> {
    return this.#change(userId, withoutRequest, () => this.#account.api.call('following/requests/cancel', { userId }), {
      kind: 'cancelRequest',
      params: { userId },
    });
  }

  /** Accepts a follow request. */
  acceptRequest(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ hasPendingFollowRequestToYou: false, isFollowed: true }),
      () => this.#account.api.call('following/requests/accept', { userId }),
    );
  }

  rejectRequest(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ hasPendingFollowRequestToYou: false }),
      () => this.#account.api.call('following/requests/reject', { userId }),
    );
  }

  /** Removes a follower. */
  breakFollow(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isFollowed: false }),
      () => this.#account.api.call('following/invalidate', { userId }),
    );
  }

  /** Whether replies of a followed user to others appear in the home timeline. */
  setWithReplies(userId: UserId, withReplies: boolean): Promise<Result> {
    return this.#change(
      userId,
      () => ({ withReplies }),
      () => this.#account.api.call('following/update', { userId, withReplies }),
    );
  }

  /** Whether each note of a followed user causes a notification. */
  setNotify(userId: UserId, notify: 'normal' | 'none'): Promise<Result> {
    return this.#change(
      userId,
      () => ({ notify }),
      () => this.#account.api.call('following/update', { userId, notify }),
    );
  }

  /** Mutes a user's notes and notifications. @param expiresAt ms since the epoch, null for no end */
  async mute(userId: UserId, expiresAt: number | null = null): Promise<Result> {
    const result = await this.#change(
      userId,
      () => ({ isMuted: true, mutedUntil: expiresAt }),
      () => this.#account.api.call('mute/create', { userId, expiresAt }),
    );
    if (result.ok && expiresAt !== null) endMute(this.#account, userId, expiresAt);
    return result;
  }

  unmute(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isMuted: false, mutedUntil: null }),
      () => this.#account.api.call('mute/delete', { userId }),
    );
  }

  /** Mutes a user's pure renotes. */
  renoteMute(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isRenoteMuted: true }),
      () => this.#account.api.call('renote-mute/create', { userId }),
    );
  }

  renoteUnmute(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isRenoteMuted: false }),
      () => this.#account.api.call('renote-mute/delete', { userId }),
    );
  }

  /** Blocks a user; both stop following each other. */
  block(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isBlocking: true, isFollowing: false, isFollowed: false, hasPendingFollowRequestFromYou: false }),
      () => this.#account.api.call('blocking/create', { userId }),
    );
  }

  unblock(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isBlocking: false }),
      () => this.#account.api.call('blocking/delete', { userId }),
    );
  }

  /** Saves a private memo about a user; an empty text removes it. */
  updateMemo(userId: UserId, memo: string): Promise<Result> {
    const value = memo === '' ? null : memo;
    return this.#change(
      userId,
      () => ({ memo: value }),
      () => this.#account.api.call('users/update-memo', { userId, memo: value }),
    );
  }

  /** Reports a user to the moderators. */
  report(userId: UserId, comment: string): Promise<Result> {
    return settle(this.#account.api.call('users/report-abuse', { userId, comment }));
  }

  /** @param does the action, if it can wait for the network. While it waits in the outbox, that shows it. */
  async #change(userId: UserId, change: (user: User) => Partial<User>, call: () => Promise<unknown>, does?: Action): Promise<Result> {
    const { users, later } = this.#account;
    const shown = users.optimistic(userId, (user) => ({ ...user, ...change(user) }));
    const result = does ? await later.send(does, () => settle(call())) : await settle(call());
    if (result.ok && result.value === 'waits') {
      shown.undo();
      return ok();
    }
    if (result.ok) {
      shown.commit();
      return ok();
    }
    const isSo = result.error instanceof ApiError && ALREADY_SO.test(result.error.server.code) && (await this.#refresh(userId));
    shown.undo();
    return isSo ? ok() : result;
  }

  /** Asks how the relation is now. @returns whether the server said it */
  async #refresh(userId: UserId): Promise<boolean> {
    const { api, ingest } = this.#account;
    const answer = await settle(api.call('users/show', { userId }));
    if (answer.ok) ingest.users([answer.value].flat(), 'fetch');
    return answer.ok;
  }
}
