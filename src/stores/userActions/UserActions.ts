import type { ApiClient } from '~/api/ApiClient';
import type { WireUserDetailed } from '~/api/wire';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { Result } from '~/lib/Result';
import type { User, UserId } from '~/services/records';
import type { StreamHub } from '~/streaming/StreamHub';
import type { Ingest } from '../entities/Ingest';
import type { UserStore } from '../entities/UserStore';
import { settle } from '../settle';

/** What {@link UserActions} is made of. */
export interface UserActionsDeps {
  readonly api: ApiClient;
  readonly ingest: Ingest;
  readonly users: UserStore;
  /** Follow events of the `main` channel; null for a visitor, who has no such channel. */
  readonly hub: StreamHub | null;
}

/**
 * What the viewer can do about another user. The relation shows the change at once and is taken back when the server
 * refuses; every method settles with a value and never throws.
 */
export class UserActions implements Disposable {
  readonly #deps: UserActionsDeps;
  readonly #owned = new DisposableStore();

  constructor(deps: UserActionsDeps) {
    this.#deps = deps;
    const lease = deps.hub?.acquire('main', undefined, (type, body) => this.#hear(type, body));
    if (lease) this.#owned.add(lease);
  }

  dispose(): void {
    this.#owned.dispose();
  }

  /** Follows, or asks to follow a locked account. */
  follow(userId: UserId, { withReplies }: { readonly withReplies?: boolean } = {}): Promise<Result> {
    return this.#change(
      userId,
      (user) => (user.isLocked ? { hasPendingFollowRequestFromYou: true } : { isFollowing: true, ...followers(user, 1) }),
      () => this.#deps.api.call('following/create', { userId, ...(withReplies !== undefined && { withReplies }) }),
    );
  }

  unfollow(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      (user) => ({ isFollowing: false, ...followers(user, -1) }),
      () => this.#deps.api.call('following/delete', { userId }),
    );
  }

  /** Takes an own follow request back. */
  cancelRequest(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ hasPendingFollowRequestFromYou: false }),
      () => this.#deps.api.call('following/requests/cancel', { userId }),
    );
  }

  /** Lets somebody follow the viewer. */
  acceptRequest(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ hasPendingFollowRequestToYou: false, isFollowed: true }),
      () => this.#deps.api.call('following/requests/accept', { userId }),
    );
  }

  rejectRequest(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ hasPendingFollowRequestToYou: false }),
      () => this.#deps.api.call('following/requests/reject', { userId }),
    );
  }

  /** Makes somebody stop following the viewer. */
  breakFollow(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isFollowed: false }),
      () => this.#deps.api.call('following/invalidate', { userId }),
    );
  }

  /** Whether replies of a followed user to others come into the home timeline. */
  setWithReplies(userId: UserId, withReplies: boolean): Promise<Result> {
    return this.#change(
      userId,
      () => ({ withReplies }),
      () => this.#deps.api.call('following/update', { userId, withReplies }),
    );
  }

  /** Whether each note of a followed user is a notification. */
  setNotify(userId: UserId, notify: 'normal' | 'none'): Promise<Result> {
    return this.#change(
      userId,
      () => ({ notify }),
      () => this.#deps.api.call('following/update', { userId, notify }),
    );
  }

  /** Hides a user's notes and notifications. @param expiresAt ms since the epoch, null for good */
  mute(userId: UserId, expiresAt: number | null = null): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isMuted: true }),
      () => this.#deps.api.call('mute/create', { userId, expiresAt }),
    );
  }

  unmute(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isMuted: false }),
      () => this.#deps.api.call('mute/delete', { userId }),
    );
  }

  /** Hides what a user renotes without words. */
  renoteMute(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isRenoteMuted: true }),
      () => this.#deps.api.call('renote-mute/create', { userId }),
    );
  }

  renoteUnmute(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isRenoteMuted: false }),
      () => this.#deps.api.call('renote-mute/delete', { userId }),
    );
  }

  /** Blocks: both stop following each other. */
  block(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isBlocking: true, isFollowing: false, isFollowed: false, hasPendingFollowRequestFromYou: false }),
      () => this.#deps.api.call('blocking/create', { userId }),
    );
  }

  unblock(userId: UserId): Promise<Result> {
    return this.#change(
      userId,
      () => ({ isBlocking: false }),
      () => this.#deps.api.call('blocking/delete', { userId }),
    );
  }

  /** Keeps a note about a user that only the viewer sees; empty removes it. */
  updateMemo(userId: UserId, memo: string): Promise<Result> {
    const value = memo === '' ? null : memo;
    return this.#change(
      userId,
      () => ({ memo: value }),
      () => this.#deps.api.call('users/update-memo', { userId, memo: value }),
    );
  }

  /** Tells the moderators about a user. */
  report(userId: UserId, comment: string): Promise<Result> {
    return settle(this.#deps.api.call('users/report-abuse', { userId, comment }));
  }

  /** Another device of the viewer's followed or unfollowed somebody (reference/timelines-streaming.md section 6). */
  #hear(type: string, body: unknown): void {
    if (type !== 'follow' && type !== 'unfollow') return;
    const user = body as WireUserDetailed;
    this.#deps.ingest.users([user], 'stream');
    this.#deps.users.patch(user.id, (known) => ({
      ...known,
      isFollowing: type === 'follow',
      ...(type === 'follow' && { hasPendingFollowRequestFromYou: false }),
    }));
  }

  async #change(userId: UserId, change: (user: User) => Partial<User>, call: () => Promise<unknown>): Promise<Result> {
    const shown = this.#deps.users.optimistic(userId, (user) => ({ ...user, ...change(user) }));
    const result = await settle(call());
    if (!result.ok) {
      shown.undo();
      return result;
    }
    shown.commit();
    return { ok: true, value: undefined };
  }
}

/** The follower count of a profile, where it is known. */
function followers(user: User, difference: number): Partial<User> {
  return user.followersCount === undefined ? {} : { followersCount: Math.max(0, user.followersCount + difference) };
}
