import { randomInt } from 'node:crypto';
import type { WireInvitation } from '~/api/wire';
import type { UserRow } from '../../db/rows/UserRow';
import { findUsers } from '../users/users';
import { dateOf } from '../../lib/dates';
import { createdAtOf, idAt } from '../../lib/ids';
import { packUsersLite } from '../users/packUserLite';
import { pageSql, type Page } from '../../db/paging';
import { policiesOf } from './roles';
import type { Server } from '../Server';

/** A row of `invitations`. Times are milliseconds since 1970. */
export interface InvitationRow {
  readonly id: string;
  readonly code: string;
  readonly createdById: string;
  readonly expiresAt: number | null;
  readonly usedById: string | null;
  readonly usedAt: number | null;
}

/** Without characters that look like others. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** About 60 bits, so a code cannot be guessed. */
const CODE_LENGTH = 13;
const MINUTE_MS = 60_000;

const newCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** How many people an account may still invite in the current cycle; null means any number. */
export function remainingInvitations(server: Server, userId: string): number | null {
  const { inviteLimit, inviteLimitCycle } = policiesOf(server, userId);
  if (inviteLimit === 0) return null;
  const since = idAt(server.clock.now() - inviteLimitCycle * MINUTE_MS);
  const made = server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM invitations WHERE createdById = ? AND id > ?', [userId, since]);
  return Math.max(0, inviteLimit - (made?.n ?? 0));
}

/** Creates a code with which one person can sign up. */
export function createInvitation(server: Server, creator: UserRow): InvitationRow {
  const { inviteExpirationTime } = policiesOf(server, creator.id);
  return insert(server, creator, inviteExpirationTime === 0 ? null : server.clock.now() + inviteExpirationTime * MINUTE_MS);
}

function insert(server: Server, creator: UserRow, expiresAt: number | null): InvitationRow {
  const row: InvitationRow = {
    id: server.ids.next(),
    code: newCode(),
    createdById: creator.id,
    expiresAt,
    usedById: null,
    usedAt: null,
  };
  server.db.run('INSERT INTO invitations (id, code, createdById, expiresAt) VALUES (?, ?, ?, ?)', [
    row.id,
    row.code,
    row.createdById,
    row.expiresAt,
  ]);
  return row;
}

/**
 * Creates codes of a moderator, whose limits do not count.
 * @param expiresAt ms since 1970; null for never
 */
export function createInvitations(server: Server, creator: UserRow, count: number, expiresAt: number | null): readonly InvitationRow[] {
  return Array.from({ length: count }, () => insert(server, creator, expiresAt));
}

/** Which invitations moderators list, and in which order; `+` begins with the latest. */
export interface InvitationQuery {
  readonly type: 'unused' | 'used' | 'expired' | 'all';
  readonly sort?: `${'+' | '-'}${'createdAt' | 'usedAt'}` | undefined;
  readonly limit: number;
  readonly offset: number;
}

const TYPES = {
  unused: 'usedById IS NULL AND (expiresAt IS NULL OR expiresAt > ?1)',
  used: 'usedById IS NOT NULL',
  expired: 'usedById IS NULL AND expiresAt <= ?1',
  all: 'TRUE',
} as const;

const ORDERS = {
  '+createdAt': 'id DESC',
  '-createdAt': 'id',
  '+usedAt': 'usedAt DESC NULLS LAST, id',
  '-usedAt': 'usedAt NULLS LAST, id',
} as const;

/** The invitations of everybody. */
export function allInvitations(server: Server, { type, sort = '+createdAt', limit, offset }: InvitationQuery): readonly InvitationRow[] {
  return server.db.all<InvitationRow>(
    `SELECT * FROM invitations WHERE ?1 IS NOT NULL AND ${TYPES[type]} ORDER BY ${ORDERS[sort]} LIMIT ?2 OFFSET ?3`,
    [server.clock.now(), limit, offset],
  );
}

/** The invitations of an account, newest first. */
export function invitationsOf(server: Server, userId: string, page: Page): readonly InvitationRow[] {
  const { where, whereParams, tail, tailParams } = pageSql('id', page);
  return server.db.all<InvitationRow>(`SELECT * FROM invitations WHERE createdById = ? AND ${where} ${tail}`, [
    userId,
    ...whereParams,
    ...tailParams,
  ]);
}

/** An invitation by its id. */
export const findInvitation = (server: Server, id: string): InvitationRow | undefined =>
  server.db.get<InvitationRow>('SELECT * FROM invitations WHERE id = ?', [id]);

/** The invitation with a code that still works, or undefined. */
export function openInvitation(server: Server, code: string): InvitationRow | undefined {
  return server.db.get<InvitationRow>(
    'SELECT * FROM invitations WHERE code = ? AND usedById IS NULL AND (expiresAt IS NULL OR expiresAt > ?)',
    [code, server.clock.now()],
  );
}

/** Whether an invitation exists and is unused. */
export const isInvitationOpen = (server: Server, id: string): boolean => findInvitation(server, id)?.usedById === null;

/** Stores who signed up with an invitation. */
export function markInvitationUsed(server: Server, id: string, userId: string): void {
  server.db.run('UPDATE invitations SET usedById = ?, usedAt = ? WHERE id = ?', [userId, server.clock.now(), id]);
}

/** Deletes an invitation, which then no longer works. */
export function deleteInvitation(server: Server, id: string): void {
  server.db.run('DELETE FROM invitations WHERE id = ?', [id]);
}

/** Invitations as clients get them. */
export function packInvitations(server: Server, rows: readonly InvitationRow[]): readonly WireInvitation[] {
  const ids = rows.flatMap(({ createdById, usedById }) => (usedById === null ? [createdById] : [createdById, usedById]));
  const users = new Map(packUsersLite(server, [...findUsers(server, ids).values()]).map((user) => [user.id, user]));
  return rows.map(({ id, code, createdById, expiresAt, usedById, usedAt }) => ({
    id,
    code,
    expiresAt: dateOf(expiresAt),
    createdAt: createdAtOf(id),
    createdBy: users.get(createdById) ?? null,
    usedBy: usedById === null ? null : (users.get(usedById) ?? null),
    usedAt: dateOf(usedAt),
    used: usedById !== null,
  }));
}
