import type { AppMessage, NotificationRow } from '../../db/rows/NotificationRow';
import { viewerOf } from '../notes/notes';
import { packNotifications } from './packNotification';
import { relationsOf } from '../relations/relations';
import type { Server } from '../Server';

/** Input of {@link createNotification}, by type. */
export type NotificationInput =
  | { readonly type: 'note' | 'mention' | 'reply' | 'quote'; readonly notifierId: string; readonly noteId: string }
  | { readonly type: 'renote'; readonly notifierId: string; readonly noteId: string; readonly targetNoteId: string }
  | { readonly type: 'reaction'; readonly notifierId: string; readonly noteId: string; readonly reaction: string }
  | { readonly type: 'follow' | 'receiveFollowRequest' | 'followRequestAccepted'; readonly notifierId: string }
  | { readonly type: 'pollEnded' | 'scheduledNotePosted'; readonly noteId: string }
  | { readonly type: 'scheduledNotePostFailed'; readonly data: { readonly noteDraftId: string } }
  | { readonly type: 'roleAssigned'; readonly data: { readonly roleId: string } }
  | { readonly type: 'app'; readonly data: AppMessage }
  | { readonly type: 'test' | 'login' | 'createToken' }
  | { readonly type: 'exportCompleted'; readonly data: { readonly exportedEntity: string; readonly fileId: string } };

/** Kinds that only some flavors of the instance know. */
const NEWER: ReadonlySet<string> = new Set<NotificationInput['type']>(['login', 'createToken', 'exportCompleted']);

/** An entry of an account's `notificationRecieveConfig`. The API spells it that way. */
interface ReceiveConfig {
  readonly type?: string;
  readonly userListId?: string;
}

/**
 * Creates a notification, unless the account caused it, muted who did, or does not want this kind. Remote accounts get
 * none. The `notification` event is published after the commit.
 */
export function createNotification(server: Server, userId: string, input: NotificationInput): void {
  if (NEWER.has(input.type) && !server.config.flavor.notifications.includes(input.type)) return;
  const notifierId = 'notifierId' in input ? input.notifierId : null;
  if (notifierId === userId || !isWanted(server, userId, input.type, notifierId)) return;
  const row: NotificationRow = {
    id: server.ids.next(),
    userId,
    type: input.type,
    notifierId,
    noteId: 'noteId' in input ? input.noteId : null,
    targetNoteId: 'targetNoteId' in input ? input.targetNoteId : null,
    reaction: 'reaction' in input ? input.reaction : null,
    data: 'data' in input ? JSON.stringify(input.data) : null,
  };
  server.db.run(
    `INSERT INTO notifications (id, userId, type, notifierId, noteId, targetNoteId, reaction, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [row.id, row.userId, row.type, row.notifierId, row.noteId, row.targetNoteId, row.reaction, row.data],
  );
  const [body] = packNotifications(server, [row], viewerOf(server, { id: userId }));
  if (body) server.bus.publish('main', { userId, type: 'notification', body });
}

function isWanted(server: Server, userId: string, type: string, notifierId: string | null): boolean {
  const profile = server.db.get<{ config: string; host: string | null }>(
    `SELECT p.notificationRecieveConfig AS config, u.host AS host FROM users u JOIN profiles p ON p.userId = u.id WHERE u.id = ?`,
    [userId],
  );
  if (!profile || profile.host !== null) return false;
  if (notifierId !== null && relationsOf(server, userId).muting.has(notifierId)) return false;
  const config = (JSON.parse(profile.config) as Record<string, ReceiveConfig | undefined>)[type];
  return config === undefined || passesConfig(server, userId, config, notifierId);
}

function passesConfig(server: Server, userId: string, config: ReceiveConfig, notifierId: string | null): boolean {
  if (config.type === 'never') return false;
  if (notifierId === null) return true;
  const follows = () => relationsOf(server, userId).following.has(notifierId);
  const isFollowed = () => relationsOf(server, notifierId).following.has(userId);
  switch (config.type) {
    case 'following':
      return follows();
    case 'follower':
      return isFollowed();
    case 'mutualFollow':
      return follows() && isFollowed();
    case 'followingOrFollower':
      return follows() || isFollowed();
    case 'list':
      return isListMember(server, userId, config.userListId, notifierId);
    default:
      return true;
  }
}

function isListMember(server: Server, ownerId: string, listId: string | undefined, userId: string): boolean {
  return (
    server.db.get('SELECT 1 FROM userListMembers m JOIN userLists l ON l.id = m.listId WHERE l.id = ? AND l.userId = ? AND m.userId = ?', [
      listId,
      ownerId,
      userId,
    ]) !== undefined
  );
}

/** Numbers of unread items of an account, as fields of `i`. */
export interface UnreadCounts {
  readonly hasUnreadNotification: boolean;
  readonly unreadNotificationsCount: number;
  readonly hasUnreadMentions: boolean;
  readonly hasUnreadSpecifiedNotes: boolean;
}

/** Counts the unread items of an account. */
export function unreadCountsOf(server: Server, userId: string): UnreadCounts {
  const unreadNotificationsCount =
    server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM notifications WHERE userId = ? AND id > ?', [userId, readUntil(server, userId)])
      ?.n ?? 0;
  const notes = server.db.get<{ mentioned: number | null; specified: number | null }>(
    'SELECT MAX(isMentioned) AS mentioned, MAX(isSpecified) AS specified FROM noteUnreads WHERE userId = ?',
    [userId],
  );
  return {
    hasUnreadNotification: unreadNotificationsCount > 0,
    unreadNotificationsCount,
    hasUnreadMentions: notes?.mentioned === 1,
    hasUnreadSpecifiedNotes: notes?.specified === 1,
  };
}

/** Whether a notification is unread. */
export function isUnreadNotification(server: Server, userId: string, notificationId: string): boolean {
  if (notificationId <= readUntil(server, userId)) return false;
  return server.db.get('SELECT 1 FROM notifications WHERE id = ?', [notificationId]) !== undefined;
}

const readUntil = (server: Server, userId: string): string =>
  server.db.get<{ readUntilId: string }>('SELECT readUntilId FROM notificationReads WHERE userId = ?', [userId])?.readUntilId ?? '';

/**
 * Marks all notifications of an account read. Publishes `readAllNotifications` if any was unread or if `always` is set,
 * as `notifications/mark-all-as-read` does.
 */
export function readAllNotifications(server: Server, userId: string, always = false): void {
  const latest =
    server.db.get<{ id: string }>('SELECT id FROM notifications WHERE userId = ? ORDER BY id DESC LIMIT 1', [userId])?.id ?? '';
  const hadUnread = latest > readUntil(server, userId);
  server.db.transaction(() => {
    if (hadUnread) {
      server.db.run(
        `INSERT INTO notificationReads (userId, readUntilId) VALUES (?, ?)
         ON CONFLICT (userId) DO UPDATE SET readUntilId = excluded.readUntilId`,
        [userId, latest],
      );
    }
    if (hadUnread || always) server.bus.publish('main', { userId, type: 'readAllNotifications', body: null });
  });
}

/** Marks all notes read that mention an account or were sent to it. Always publishes both events, because a client may be behind. */
export function readAllNotes(server: Server, userId: string): void {
  server.db.transaction(() => {
    server.db.run('DELETE FROM noteUnreads WHERE userId = ?', [userId]);
    for (const type of ['readAllUnreadMentions', 'readAllUnreadSpecifiedNotes'] as const)
      server.bus.publish('main', { userId, type, body: null });
  });
}

/**
 * Marks notes read that mention an account or were sent to it. When no unread one of a kind is left, publishes
 * `readAllUnreadMentions` or `readAllUnreadSpecifiedNotes`.
 */
export function readNotes(server: Server, userId: string, noteIds: readonly string[]): void {
  if (noteIds.length === 0) return;
  const unread = server.db.all<{ noteId: string; isMentioned: number; isSpecified: number }>(
    'SELECT noteId, isMentioned, isSpecified FROM noteUnreads WHERE userId = ? AND noteId IN (SELECT value FROM json_each(?))',
    [userId, JSON.stringify(noteIds)],
  );
  if (unread.length === 0) return;
  server.db.transaction(() => {
    server.db.run('DELETE FROM noteUnreads WHERE userId = ? AND noteId IN (SELECT value FROM json_each(?))', [
      userId,
      JSON.stringify(unread.map((row) => row.noteId)),
    ]);
    const left = unreadCountsOf(server, userId);
    if (unread.some((row) => row.isMentioned) && !left.hasUnreadMentions) {
      server.bus.publish('main', { userId, type: 'readAllUnreadMentions', body: null });
    }
    if (unread.some((row) => row.isSpecified) && !left.hasUnreadSpecifiedNotes) {
      server.bus.publish('main', { userId, type: 'readAllUnreadSpecifiedNotes', body: null });
    }
  });
}
