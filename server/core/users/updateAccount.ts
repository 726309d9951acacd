import type { WireMutedWord } from '~/api/wire';
import type { SqlValue } from '../../db/Database';
import type { UserRow } from '../../db/rows/UserRow';
import type { WornDecoration } from './packDecorations';
import { acceptAllFollowRequests, publishMe, relationsChanged } from '../relations/follows';
import type { Server } from '../Server';
import { findUser } from './users';

/** Changes of an account. An absent field stays as it is. */
export interface AccountChanges {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly birthday?: string | null | undefined;
  readonly lang?: string | null | undefined;
  readonly avatarId?: string | null | undefined;
  readonly bannerId?: string | null | undefined;
  readonly avatarDecorations?: readonly WornDecoration[] | undefined;
  readonly fields?: readonly { readonly name: string; readonly value: string }[] | undefined;
  readonly isLocked?: boolean | undefined;
  readonly isExplorable?: boolean | undefined;
  readonly hideOnlineStatus?: boolean | undefined;
  readonly publicReactions?: boolean | undefined;
  readonly carefulBot?: boolean | undefined;
  readonly autoAcceptFollowed?: boolean | undefined;
  readonly noCrawle?: boolean | undefined;
  readonly preventAiLearning?: boolean | undefined;
  readonly isBot?: boolean | undefined;
  readonly isCat?: boolean | undefined;
  readonly injectFeaturedNote?: boolean | undefined;
  readonly receiveAnnouncementEmail?: boolean | undefined;
  readonly alwaysMarkNsfw?: boolean | undefined;
  readonly autoSensitive?: boolean | undefined;
  readonly followingVisibility?: string | undefined;
  readonly followersVisibility?: string | undefined;
  readonly mutedWords?: readonly WireMutedWord[] | undefined;
  readonly hardMutedWords?: readonly WireMutedWord[] | undefined;
  readonly mutedInstances?: readonly string[] | undefined;
  readonly notificationRecieveConfig?: Readonly<Record<string, unknown>> | undefined;
  readonly emailNotificationTypes?: readonly string[] | undefined;
  readonly alsoKnownAs?: readonly string[] | undefined;
  readonly pinnedPageId?: string | null | undefined;
}

/** Columns of `users` that an account can set. All other fields of {@link AccountChanges} are in `profiles`. */
const USER_COLUMNS = new Set([
  'name',
  'avatarId',
  'bannerId',
  'avatarDecorations',
  'isLocked',
  'isExplorable',
  'hideOnlineStatus',
  'isBot',
  'isCat',
]);

const columnValue = (value: unknown): SqlValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as SqlValue);

/**
 * Writes changes that were already checked, and sends the account to its clients. When it is no longer locked, all
 * waiting follow requests are accepted.
 */
export function updateAccount(server: Server, user: UserRow, changes: AccountChanges): UserRow {
  return server.db.transaction(() => {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    // Column names come from the endpoint's schema, never from the caller.
    const set = (table: string, key: string, entries: readonly (readonly [string, unknown])[]) => {
      if (entries.length === 0) return;
      const columns = entries.map(([column]) => `${column} = ?`).join(', ');
      server.db.run(`UPDATE ${table} SET ${columns} WHERE ${key} = ?`, [...entries.map(([, value]) => columnValue(value)), user.id]);
    };
    set(
      'users',
      'id',
      given.filter(([column]) => USER_COLUMNS.has(column)),
    );
    set(
      'profiles',
      'userId',
      given.filter(([column]) => !USER_COLUMNS.has(column)),
    );
    const updated = findUser(server, user.id);
    if (!updated) throw new Error('the account vanished');
    if (changes.mutedInstances !== undefined) relationsChanged(server, user.id);
    if (user.isLocked === 1 && updated.isLocked === 0) acceptAllFollowRequests(server, updated);
    publishMe(server, updated);
    return updated;
  });
}

/** Counts today as a day on which the account was used. */
export function countDay(server: Server, userId: string): void {
  const today = new Date(server.clock.now()).toISOString().slice(0, 10);
  const row = server.db.get<{ dates: string }>('SELECT loggedInDates AS dates FROM profiles WHERE userId = ?', [userId]);
  const dates = row ? (JSON.parse(row.dates) as string[]) : [];
  if (dates.includes(today)) return;
  server.db.run('UPDATE profiles SET loggedInDates = ? WHERE userId = ?', [JSON.stringify([...dates, today]), userId]);
}
