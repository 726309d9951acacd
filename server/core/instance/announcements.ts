import type { WireAnnouncement, WireAnnouncementForStaff } from '~/api/wire';
import type { UserRow } from '../../db/rows/UserRow';
import { dateOf } from '../../lib/dates';
import { createdAtOf } from '../../lib/ids';
import { pageSql, type Page } from '../../db/paging';
import type { Server } from '../Server';

/** A row of `announcements`. Flags are 0 or 1. One with a user is for that account alone. */
interface AnnouncementRow {
  readonly id: string;
  readonly updatedAt: number | null;
  readonly title: string;
  readonly text: string;
  readonly imageUrl: string | null;
  readonly icon: WireAnnouncement['icon'];
  readonly display: WireAnnouncement['display'];
  readonly needConfirmationToRead: number;
  readonly silence: number;
  readonly forExistingUsers: number;
  readonly isActive: number;
  readonly userId: string | null;
}

/** Input of a moderator for an announcement. */
export interface AnnouncementInput {
  readonly title: string;
  readonly text: string;
  readonly imageUrl: string | null;
  readonly icon: WireAnnouncement['icon'];
  readonly display: WireAnnouncement['display'];
  readonly forExistingUsers: boolean;
  readonly silence: boolean;
  readonly needConfirmationToRead: boolean;
  readonly userId: string | null;
}

function pack(row: AnnouncementRow, viewer: UserRow | null, isRead: boolean): WireAnnouncement {
  return { ...packContent(row), forYou: viewer !== null && row.userId === viewer.id, isRead };
}

function packContent(row: AnnouncementRow): Omit<WireAnnouncement, 'forYou' | 'isRead'> {
  return {
    id: row.id,
    createdAt: createdAtOf(row.id),
    updatedAt: dateOf(row.updatedAt),
    text: row.text,
    title: row.title,
    imageUrl: row.imageUrl,
    icon: row.icon,
    display: row.display,
    needConfirmationToRead: row.needConfirmationToRead === 1,
    silence: row.silence === 1,
  };
}

/** Announcements for everyone and for the viewer alone, newest first. A visitor has read none. */
export function listAnnouncements(server: Server, viewer: UserRow | null, page: Page, isActive: boolean): WireAnnouncement[] {
  const { where, whereParams, tail, tailParams } = pageSql('a.id', page);
  const rows = server.db.all<AnnouncementRow & { isRead: number }>(
    `SELECT a.*, r.userId IS NOT NULL AS isRead FROM announcements a
     LEFT JOIN announcementReads r ON r.announcementId = a.id AND r.userId = ?
     WHERE a.isActive = ? AND (a.userId IS NULL OR a.userId = ?) AND ${where} ${tail}`,
    [viewer?.id, isActive, viewer?.id, ...whereParams, ...tailParams],
  );
  return rows.map((row) => pack(row, viewer, row.isRead === 1));
}

/** An announcement inside `i`. As on real servers, it has the conditions for showing it, and nothing about the reader. */
export type UnreadAnnouncement = Omit<WireAnnouncement, 'forYou' | 'isRead'> & {
  readonly isActive: boolean;
  readonly forExistingUsers: boolean;
  readonly userId: string | null;
};

/**
 * Unread announcements of an account, oldest first. Silent ones are left out, and those for existing users if the
 * account is newer.
 */
export function unreadAnnouncementsOf(server: Server, user: UserRow): UnreadAnnouncement[] {
  const rows = server.db.all<AnnouncementRow>(
    `SELECT a.* FROM announcements a
     WHERE a.isActive = 1 AND a.silence = 0 AND (a.userId IS NULL OR a.userId = ?) AND (a.forExistingUsers = 0 OR a.id > ?)
       AND NOT EXISTS (SELECT 1 FROM announcementReads r WHERE r.announcementId = a.id AND r.userId = ?)
     ORDER BY a.id`,
    [user.id, user.id, user.id],
  );
  return rows.map((row) => ({ ...packContent(row), isActive: true, forExistingUsers: row.forExistingUsers === 1, userId: row.userId }));
}

/** Publishes an announcement to all connections, or to the account that it is for. */
export function createAnnouncement(server: Server, input: AnnouncementInput): WireAnnouncement {
  const id = server.ids.next();
  return server.db.transaction(() => {
    server.db.run(
      `INSERT INTO announcements (id, title, text, imageUrl, icon, display, needConfirmationToRead, silence, forExistingUsers, userId)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        input.title,
        input.text,
        input.imageUrl,
        input.icon,
        input.display,
        input.needConfirmationToRead,
        input.silence,
        input.forExistingUsers,
        input.userId,
      ],
    );
    const row = server.db.get<AnnouncementRow>('SELECT * FROM announcements WHERE id = ?', [id]);
    if (!row) throw new Error('the announcement was not written');
    const announcement = pack(row, null, false);
    if (input.userId === null) server.bus.publish('broadcast', { type: 'announcementCreated', body: { announcement } });
    else server.bus.publish('main', { userId: input.userId, type: 'announcementCreated', body: { announcement } });
    return announcement;
  });
}

/** An announcement by id, or undefined. */
export function findAnnouncement(server: Server, id: string): WireAnnouncementForStaff | undefined {
  return forStaff(server, server.db.all<AnnouncementRow>('SELECT * FROM announcements WHERE id = ?', [id]))[0];
}

/**
 * All announcements as staff sees them, newest first.
 * @param userId the reader of those that are for one account alone; null for those for everyone
 */
export function announcementsForStaff(server: Server, page: Page, userId: string | null): readonly WireAnnouncementForStaff[] {
  const { where, whereParams, tail, tailParams } = pageSql('id', page);
  const rows = server.db.all<AnnouncementRow>(`SELECT * FROM announcements WHERE userId IS ? AND ${where} ${tail}`, [
    userId,
    ...whereParams,
    ...tailParams,
  ]);
  return forStaff(server, rows);
}

function forStaff(server: Server, rows: readonly AnnouncementRow[]): readonly WireAnnouncementForStaff[] {
  const counts = server.db.all<{ id: string; n: number }>(
    `SELECT announcementId AS id, COUNT(*) AS n FROM announcementReads
     WHERE announcementId IN (SELECT value FROM json_each(?)) GROUP BY announcementId`,
    [JSON.stringify(rows.map(({ id }) => id))],
  );
  const reads = new Map(counts.map(({ id, n }) => [id, n]));
  return rows.map((row) => ({
    ...packContent(row),
    isActive: row.isActive === 1,
    forExistingUsers: row.forExistingUsers === 1,
    userId: row.userId,
    reads: reads.get(row.id) ?? 0,
  }));
}

/** Changes an announcement. Absent fields stay as they are; its reader stays the same. */
export function updateAnnouncement(
  server: Server,
  before: WireAnnouncementForStaff,
  changes: Partial<AnnouncementInput> & { isActive?: boolean },
): WireAnnouncementForStaff {
  const after = { ...before, ...definedOf(changes), userId: before.userId, updatedAt: new Date(server.clock.now()).toISOString() };
  server.db.run(
    `UPDATE announcements SET updatedAt = ?, title = ?, text = ?, imageUrl = ?, icon = ?, display = ?, needConfirmationToRead = ?,
       silence = ?, forExistingUsers = ?, isActive = ? WHERE id = ?`,
    [
      server.clock.now(),
      after.title,
      after.text,
      after.imageUrl,
      after.icon,
      after.display,
      after.needConfirmationToRead,
      after.silence,
      after.forExistingUsers,
      after.isActive,
      before.id,
    ],
  );
  return after;
}

const definedOf = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Deletes an announcement, with who read it. */
export function deleteAnnouncement(server: Server, id: string): void {
  server.db.run('DELETE FROM announcements WHERE id = ?', [id]);
}

/** Marks an announcement read, and sends `readAllAnnouncements` when it was the last one. Unknown ids are ignored. */
export function readAnnouncement(server: Server, user: UserRow, announcementId: string): void {
  server.db.transaction(() => {
    const { changes } = server.db.run(
      `INSERT INTO announcementReads (announcementId, userId)
       SELECT id, ? FROM announcements WHERE id = ? AND (userId IS NULL OR userId = ?) ON CONFLICT DO NOTHING`,
      [user.id, announcementId, user.id],
    );
    if (changes > 0 && unreadAnnouncementsOf(server, user).length === 0) {
      server.bus.publish('main', { userId: user.id, type: 'readAllAnnouncements', body: null });
    }
  });
}
