import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { Database } from '../../db/Database';
import type { EventBus } from '../EventBus';

/** Whom an account follows, mutes and blocks. Visibility rules and streams ask this for each note. Sets hold user ids. */
export interface Relations {
  readonly following: ReadonlySet<string>;
  /** Followed accounts whose replies to others appear in the home timeline. */
  readonly followingWithReplies: ReadonlySet<string>;
  /** Ids of followed channels. */
  readonly followingChannels: ReadonlySet<string>;
  /** Followed accounts whose every note makes a notification. */
  readonly notifying: ReadonlySet<string>;
  /** Accounts that this one blocks. */
  readonly blocking: ReadonlySet<string>;
  /** Accounts that block this one. */
  readonly blockers: ReadonlySet<string>;
  /** Muted accounts whose mute has not expired. */
  readonly muting: ReadonlySet<string>;
  readonly renoteMuting: ReadonlySet<string>;
  readonly mutedInstances: ReadonlySet<string>;
}

/** The relations of a visitor: none. */
export const noRelations: Relations = {
  following: new Set(),
  followingWithReplies: new Set(),
  followingChannels: new Set(),
  notifying: new Set(),
  blocking: new Set(),
  blockers: new Set(),
  muting: new Set(),
  renoteMuting: new Set(),
  mutedInstances: new Set(),
};

/** Whether somebody sees whom an account follows, or who follows it, and how many they are. */
export function seesFollows(
  visibility: 'public' | 'followers' | 'private',
  ownerId: string,
  viewer: { readonly id: string | null; readonly relations: Relations },
): boolean {
  return visibility === 'public' || ownerId === viewer.id || (visibility === 'followers' && viewer.relations.following.has(ownerId));
}

/** Above this number of accounts the cache is emptied. It fills again with short, indexed queries. */
const CACHE_LIMIT = 2000;

/** Caches {@link Relations}. Code that changes a following (also of a channel), block or mute publishes `userChanged` for both sides. */
export class RelationCache implements Disposable {
  readonly #server: { readonly db: Database; readonly clock: Clock };
  readonly #kept = new Map<string, { relations: Relations; untilMs: number }>();
  readonly #subscription: Disposable;

  constructor(server: { readonly db: Database; readonly clock: Clock; readonly bus: EventBus }) {
    this.#server = server;
    this.#subscription = server.bus.subscribe('userChanged', ({ userId }) => this.#kept.delete(userId));
  }

  /** The relations of an account, read once until they change. */
  of(userId: string): Relations {
    const now = this.#server.clock.now();
    const kept = this.#kept.get(userId);
    if (kept && now < kept.untilMs) return kept.relations;
    const fresh = this.#read(userId, now);
    // A transaction may roll back without an event.
    if (this.#server.db.inTransaction) return fresh.relations;
    if (this.#kept.size >= CACHE_LIMIT) this.#kept.clear();
    this.#kept.set(userId, fresh);
    return fresh.relations;
  }

  /** Forgets the relations of all accounts. */
  clear(): void {
    this.#kept.clear();
  }

  dispose(): void {
    this.#subscription.dispose();
    this.clear();
  }

  #read(userId: string, now: number): { relations: Relations; untilMs: number } {
    const ids = (sql: string) => this.#server.db.all<{ id: string }>(sql, [userId]).map((row) => row.id);
    const followings = this.#server.db.all<{ id: string; withReplies: number; notify: string | null }>(
      'SELECT followeeId AS id, withReplies, notify FROM followings WHERE followerId = ?',
      [userId],
    );
    const mutings = this.#server.db.all<{ id: string; expiresAt: number | null }>(
      'SELECT muteeId AS id, expiresAt FROM mutings WHERE muterId = ? AND (expiresAt IS NULL OR expiresAt > ?)',
      [userId, now],
    );
    const profile = this.#server.db.get<{ mutedInstances: string }>('SELECT mutedInstances FROM profiles WHERE userId = ?', [userId]);
    return {
      // A mute that expires changes the answer without an event.
      untilMs: Math.min(Number.POSITIVE_INFINITY, ...mutings.map((muting) => muting.expiresAt ?? Number.POSITIVE_INFINITY)),
      relations: {
        following: new Set(followings.map((row) => row.id)),
        followingWithReplies: new Set(followings.filter((row) => row.withReplies).map((row) => row.id)),
        followingChannels: new Set(ids('SELECT channelId AS id FROM channelFollowings WHERE userId = ?')),
        notifying: new Set(followings.filter((row) => row.notify === 'normal').map((row) => row.id)),
        blocking: new Set(ids('SELECT blockeeId AS id FROM blockings WHERE blockerId = ?')),
        blockers: new Set(ids('SELECT blockerId AS id FROM blockings WHERE blockeeId = ?')),
        muting: new Set(mutings.map((muting) => muting.id)),
        renoteMuting: new Set(ids('SELECT muteeId AS id FROM renoteMutings WHERE muterId = ?')),
        mutedInstances: new Set(profile ? (JSON.parse(profile.mutedInstances) as string[]) : []),
      },
    };
  }
}

/** The relations of an account, or those of a visitor for null. */
export function relationsOf(server: { readonly relations: RelationCache }, userId: string | null): Relations {
  return userId === null ? noRelations : server.relations.of(userId);
}
