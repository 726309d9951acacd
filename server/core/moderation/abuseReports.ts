import type { WireAbuseReport, WireNewReport } from '~/api/wire';
import { pageSql, type Page } from '../../db/paging';
import type { UserRow } from '../../db/rows/UserRow';
import { createdAtOf } from '../../lib/ids';
import type { Server } from '../Server';
import type { Origin } from '../users/origins';
import { packUsersById } from '../users/packUser';
import { logModeration } from './moderationLog';

interface ReportRow {
  readonly id: string;
  readonly targetUserId: string;
  readonly reporterId: string;
  readonly comment: string;
  readonly resolved: number;
  readonly assigneeId: string | null;
  readonly forwarded: number;
}

/** Which reports to list. */
export interface ReportQuery {
  readonly state: 'resolved' | 'unresolved' | 'all';
  readonly reporterOrigin: Origin;
  readonly targetUserOrigin: Origin;
}

/** Stores a report and tells the moderators who are there. */
export function reportAbuse(server: Server, reporter: UserRow, target: UserRow, comment: string): void {
  const body: WireNewReport = { id: server.ids.next(), targetUserId: target.id, reporterId: reporter.id, comment };
  server.db.transaction(() => {
    server.db.run('INSERT INTO abuseReports (id, targetUserId, reporterId, comment) VALUES (?, ?, ?, ?)', [
      body.id,
      target.id,
      reporter.id,
      comment,
    ]);
    server.bus.publish('admin', { type: 'newAbuseUserReport', body });
  });
}

const STATES = { resolved: 'r.resolved = 1', unresolved: 'r.resolved = 0', all: 'TRUE' } as const;

const originOf = (table: 'reporter' | 'target', origin: Origin): string =>
  origin === 'combined' ? 'TRUE' : `${table}.host IS ${origin === 'local' ? 'NULL' : 'NOT NULL'}`;

/** Reports, newest first. */
export function abuseReports(server: Server, query: ReportQuery, page: Page, viewer: UserRow): readonly WireAbuseReport[] {
  const { where, whereParams, tail, tailParams } = pageSql('r.id', page);
  const rows = server.db.all<ReportRow>(
    `SELECT r.* FROM abuseReports r JOIN users reporter ON reporter.id = r.reporterId JOIN users target ON target.id = r.targetUserId
     WHERE ${STATES[query.state]} AND ${originOf('reporter', query.reporterOrigin)} AND ${originOf('target', query.targetUserOrigin)}
       AND ${where} ${tail}`,
    [...whereParams, ...tailParams],
  );
  const ids = rows.flatMap(({ reporterId, targetUserId, assigneeId }) => [reporterId, targetUserId, assigneeId ?? []].flat());
  const users = packUsersById(server, ids, viewer);
  return rows.map((row) => ({
    id: row.id,
    createdAt: createdAtOf(row.id),
    comment: row.comment,
    resolved: row.resolved === 1,
    reporterId: row.reporterId,
    targetUserId: row.targetUserId,
    assigneeId: row.assigneeId,
    reporter: users.get(row.reporterId)!,
    targetUser: users.get(row.targetUserId)!,
    assignee: row.assigneeId === null ? null : (users.get(row.assigneeId) ?? null),
    forwarded: row.forwarded === 1,
  }));
}

/**
 * Marks a report as resolved by a moderator. It is never forwarded, because the instance sends nothing to other servers.
 * @returns false if there is no such report
 */
export function resolveReport(server: Server, moderator: UserRow, reportId: string): boolean {
  return server.db.transaction(() => {
    const report = server.db.get<ReportRow>('SELECT * FROM abuseReports WHERE id = ?', [reportId]);
    if (!report) return false;
    server.db.run('UPDATE abuseReports SET resolved = 1, assigneeId = ? WHERE id = ?', [moderator.id, reportId]);
    logModeration(server, moderator, 'resolveAbuseReport', { reportId, report, forwarded: false });
    return true;
  });
}
