import type { NoteRow } from '../../db/rows/NoteRow';
import type { Page } from '../../db/paging';
import type { RoleRow } from '../instance/roles';
import type { Server } from '../Server';
import { notesByAuthors, pageOfNotes } from './timelines';
import { isUnwanted, type TimelineNote, type Viewer } from './visibility';

/** The members of a role at a time: its parameters are the id of the role and the time. */
const MEMBERS = 'SELECT userId FROM roleAssignments WHERE roleId = ? AND (expiresAt IS NULL OR expiresAt > ?)';

/** A public role, or undefined. */
export function findPublicRole(server: Pick<Server, 'db'>, id: string): RoleRow | undefined {
  return server.db.get<RoleRow>('SELECT * FROM roles WHERE id = ? AND isPublic = 1', [id]);
}

/** The roles with a public list of members, highest first. */
export function explorableRoles(server: Pick<Server, 'db'>): readonly RoleRow[] {
  return server.db.all<RoleRow>('SELECT * FROM roles WHERE isPublic = 1 AND isExplorable = 1 ORDER BY displayOrder DESC, id');
}

/** Whether a note belongs in the timeline of its author's roles. */
export function isInRoleTimeline(note: TimelineNote, viewer: Viewer): boolean {
  return note.visibility === 'public' && !isUnwanted(note, viewer);
}

/** Public notes of a role's members. See {@link isInRoleTimeline}. */
export function roleTimeline(server: Server, roleId: string, viewer: Viewer, page: Page): NoteRow[] {
  const source = notesByAuthors(server, MEMBERS, [roleId, server.clock.now()], false);
  return pageOfNotes(source, page, (note) => isInRoleTimeline(note, viewer));
}

/** Whether an account currently has a role with a public list of members. */
export function hasExplorableRole(server: Pick<Server, 'db' | 'clock'>, roleId: string, userId: string): boolean {
  return (
    server.db.get(
      `SELECT 1 FROM roleAssignments a JOIN roles r ON r.id = a.roleId
       WHERE a.roleId = ? AND a.userId = ? AND (a.expiresAt IS NULL OR a.expiresAt > ?) AND r.isPublic = 1 AND r.isExplorable = 1`,
      [roleId, userId, server.clock.now()],
    ) !== undefined
  );
}
