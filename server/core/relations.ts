import type { Disposable } from '~/lib/disposable';
import type { Server } from './Server';

/** How one account stands to all others; what visibility rules and streams ask for each note. Sets hold user ids. */
export interface Relations {
  readonly following: ReadonlySet<string>;
  /** Of those followed: whose replies to others are wanted in the home timeline. */
  readonly followingWithReplies: ReadonlySet<string>;
  /** Of those followed: whose every note makes a notification. */
  readonly notifying: ReadonlySet<string>;
  /** Whom the account blocks. */
  readonly blocking: ReadonlySet<string>;
  /** Who blocks the account. */
  readonly blockers: ReadonlySet<string>;
  /** Mutes that have not run out. */
  readonly muting: ReadonlySet<string>;
  readonly renoteMuting: ReadonlySet<string>;
  readonly mutedInstances: ReadonlySet<string>;
}

/** How a visitor stands to everybody. */
export const noRelations: Relations = {
  following: new Set(),
  followingWithReplies: new Set(),
  notifying: new Set(),
  blocking: new Set(),
  blockers: new Set(),
  muting: new Set(),
  renoteMuting: new Set(),
  mutedInstances: new Set(),
};

/** Beyond this many accounts the whole cache is dropped; it fills again from short indexed queries. */
const CACHE_LIMIT = 2000;

/** Keeps {@link Relations} ready. Whoever changes a following, block or mute publishes `userChanged` for both sides. */
export class RelationCache implements Disposable {
  readonly #server: Pick<Server, 'db' | 'clock'>;
  readonly #kept = new Map<string, { relations: Relations; untilMs: number }>();
  readonly #subscription: Disposable;

  constructor(server: Pick<Server, 'db' | 'clock' | 'bus'>) {
    this.#server = server;
    this.#subscription = server.bus.subscribe('userChanged', ({ userId }) => this.#kept.delete(userId));
  }

  of(userId: string): Relations {
    const now = this.#server.clock.now();
    const kept = this.#kept.get(userId);
    if (kept && now < kept.untilMs) return kept.relations;
    const fresh = this.#read(userId, now);
    // What a transaction sees may be undone, and then nobody would say so.
    if (this.#server.db.inTransaction) return fresh.relations;
    if (this.#kept.size >= CACHE_LIMIT) this.#kept.clear();
    this.#kept.set(userId, fresh);
    return fresh.relations;
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#kept.clear();
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
      // A mute that runs out changes the answer without anybody saying so.
      untilMs: Math.min(Number.POSITIVE_INFINITY, ...mutings.map((muting) => muting.expiresAt ?? Number.POSITIVE_INFINITY)),
      relations: {
        following: new Set(followings.map((row) => row.id)),
        followingWithReplies: new Set(followings.filter((row) => row.withReplies).map((row) => row.id)),
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

/** How the account stands to all others; visitors (null) stand to nobody. */
export function relationsOf(server: Server, userId: string | null): Relations {
  return userId === null ? noRelations : server.relations.of(userId);
}
