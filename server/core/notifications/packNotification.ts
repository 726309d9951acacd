import type { WireNote, WireNoteDraft, WireNotification, WireNotificationType, WireRoleLite, WireUserLite } from '~/api/wire';
import type { NotificationRow } from '../../db/rows/NotificationRow';
import { createdAtOf } from '../../lib/ids';
import type { NotificationItem } from './notificationGroups';
import { findNotes } from '../notes/notes';
import type { Server } from '../Server';
import type { Viewer } from '../timelines/visibility';
import { findDraft, packDrafts } from '../notes/packDraft';
import { packNotes } from '../notes/packNote';
import { packUsersLiteById } from '../users/packUserLite';

interface PageData {
  readonly notes: ReadonlyMap<string, WireNote>;
  readonly users: ReadonlyMap<string, WireUserLite>;
  readonly roles: ReadonlyMap<string, WireRoleLite>;
  readonly drafts: ReadonlyMap<string, WireNoteDraft>;
}

/** Notifications in wire form. Those that refer to a deleted note, draft or account are left out. */
export function packNotifications(server: Server, rows: readonly NotificationRow[], viewer: Viewer): WireNotification[] {
  return packNotificationItems(
    server,
    rows.map((row) => ({ kind: 'single', row })),
    viewer,
  );
}

/** Grouped notifications in wire form, with one query for each kind of thing they contain. */
export function packNotificationItems(server: Server, items: readonly NotificationItem[], viewer: Viewer): WireNotification[] {
  const rows = items.flatMap((item) => (item.kind === 'single' ? [item.row] : item.rows));
  const noteIds = [...new Set(rows.map((row) => row.noteId).filter((id) => id !== null))];
  const notes = packNotes(server, [...findNotes(server, noteIds).values()], viewer);
  const page: PageData = {
    notes: new Map(notes.map((note) => [note.id, note])),
    users: packUsersLiteById(server, [...new Set(rows.map((row) => row.notifierId).filter((id) => id !== null))]),
    roles: rolesById(server, rows),
    drafts: draftsById(server, rows),
  };
  return items.map((item) => (item.kind === 'single' ? packRow(item.row, page) : packRun(item, page))).filter((packed) => packed !== null);
}

function packRow(row: NotificationRow, page: PageData): WireNotification | null {
  const note = row.noteId === null ? undefined : page.notes.get(row.noteId);
  const user = row.notifierId === null ? undefined : page.users.get(row.notifierId);
  if ((row.noteId !== null && !note) || (row.notifierId !== null && !user)) return null;
  const role = row.type === 'roleAssigned' ? page.roles.get(roleIdOf(row)) : undefined;
  if (row.type === 'roleAssigned' && !role) return null;
  const noteDraft = row.type === 'scheduledNotePostFailed' ? page.drafts.get(draftIdOf(row)) : undefined;
  if (row.type === 'scheduledNotePostFailed' && !noteDraft) return null;
  // notifications.ts decides which type has which fields when it creates the row.
  return {
    id: row.id,
    createdAt: createdAtOf(row.id),
    type: row.type as WireNotificationType,
    ...(user ? { userId: user.id, user } : {}),
    ...(note ? { note } : {}),
    ...(row.reaction === null ? {} : { reaction: row.reaction }),
    ...(role ? { role } : {}),
    ...(noteDraft ? { noteDraft } : {}),
    ...((row.type === 'app' || row.type === 'exportCompleted') && row.data !== null ? (JSON.parse(row.data) as object) : {}),
  } as WireNotification;
}

function packRun(item: Exclude<NotificationItem, { kind: 'single' }>, page: PageData): WireNotification | null {
  const [newest] = item.rows;
  const note = newest?.noteId ? page.notes.get(newest.noteId) : undefined;
  if (!newest || !note) return null;
  const byUser = item.rows
    .map((row) => ({ row, user: row.notifierId === null ? undefined : page.users.get(row.notifierId) }))
    .filter((entry): entry is { row: NotificationRow; user: WireUserLite } => entry.user !== undefined);
  const base = { id: item.id, createdAt: createdAtOf(newest.id), note };
  if (item.kind === 'renotes') return { ...base, type: 'renote:grouped', users: byUser.map(({ user }) => user) };
  return { ...base, type: 'reaction:grouped', reactions: byUser.map(({ user, row }) => ({ user, reaction: row.reaction ?? '' })) };
}

const roleIdOf = (row: NotificationRow): string => (row.data === null ? '' : (JSON.parse(row.data) as { roleId: string }).roleId);

function rolesById(server: Server, rows: readonly NotificationRow[]): ReadonlyMap<string, WireRoleLite> {
  const ids = rows.filter((row) => row.type === 'roleAssigned').map(roleIdOf);
  if (ids.length === 0) return new Map();
  const found = server.db.all<Omit<WireRoleLite, 'isModerator' | 'isAdministrator'> & { isModerator: number; isAdministrator: number }>(
    `SELECT id, name, color, iconUrl, description, isModerator, isAdministrator, displayOrder FROM roles
     WHERE id IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(ids)],
  );
  return new Map(
    found.map((role) => [role.id, { ...role, isModerator: role.isModerator === 1, isAdministrator: role.isAdministrator === 1 }]),
  );
}

const draftIdOf = (row: NotificationRow): string =>
  row.data === null ? '' : (JSON.parse(row.data) as { noteDraftId: string }).noteDraftId;

function draftsById(server: Server, rows: readonly NotificationRow[]): ReadonlyMap<string, WireNoteDraft> {
  const found = rows
    .filter((row) => row.type === 'scheduledNotePostFailed')
    .flatMap((row) => findDraft(server, row.userId, draftIdOf(row)) ?? []);
  return new Map(packDrafts(server, found).map((draft) => [draft.id, draft]));
}
