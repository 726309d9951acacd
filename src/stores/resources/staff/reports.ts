import type { Origin } from '~/api/endpoints';
import type { WireAbuseReport, WireUserDetailed } from '~/api/wire';
import type { Disposable } from '~/lib/disposable';
import type { Result } from '~/lib/Result';
import { wellFormedUser } from '~/services/wellFormed';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection, defineEntity, defineQuery, type QueryDefinition } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** Which reports {@link reportsThatAre} lists. */
export interface ReportFilter {
  readonly state: 'unresolved' | 'resolved' | 'all';
  readonly targetUserOrigin: Origin;
  readonly reporterOrigin: Origin;
}

/** Reports of people to the staff of the server. */
const reports = defineEntity<WireAbuseReport>();

/** Calls `listener` when somebody has sent a report, and after a loss of the connection, in which one may have been missed. */
function followReports({ hub }: AccountScope, listener: () => void): Disposable {
  return hub.acquire('admin', undefined, (type) => type === 'newAbuseUserReport' && listener(), listener);
}

const wellFormedPerson = (given: WireUserDetailed): WireUserDetailed => wellFormedUser(given) as WireUserDetailed;

/** Servers name people who are gone in different ways; all that is shown of them is there. */
const take = (report: WireAbuseReport): WireAbuseReport => ({
  ...report,
  reporter: wellFormedPerson(report.reporter),
  targetUser: wellFormedPerson(report.targetUser),
  ...(report.assignee && { assignee: wellFormedPerson(report.assignee) }),
});

/** Reports with a state and origins, newest first. New ones join while the list is on screen. */
export const reportsThatAre = defineCollection<ReportFilter, WireAbuseReport>({
  entity: reports,
  includes: ({ resolved, reporter, targetUser }, { state, targetUserOrigin, reporterOrigin }) =>
    (state === 'all' || resolved === (state === 'resolved')) && isFrom(targetUserOrigin, targetUser) && isFrom(reporterOrigin, reporter),
  async fetch(account, filter, { limit, untilId, signal }) {
    const found = await account.api.call('admin/abuse-user-reports', { ...filter, limit, ...(untilId && { untilId }) }, { signal });
    account.ingest.users(
      found.flatMap(({ reporter, targetUser, assignee }) => [reporter, targetUser, assignee ?? []].flat()),
      'fetch',
    );
    return reports.many(
      account,
      found.map((report) => reports.of(account).put(take(report))),
    );
  },
  follow: (account, _, list) => followReports(account, () => void list.refresh()),
});

const isFrom = (origin: Origin, { host }: { readonly host: string | null }): boolean =>
  origin === 'combined' || (origin === 'local') === (host === null);

/** One report that nobody has resolved, if there is any: what tells staff that something waits. */
export const unresolvedReports: QueryDefinition<null, readonly WireAbuseReport[], readonly WireAbuseReport[]> = defineQuery({
  fetch: (account, _: null, signal) => account.api.call('admin/abuse-user-reports', { state: 'unresolved', limit: 1 }, { signal }),
  follow: (account) => followReports(account, () => resourcesOf(account).invalidate(unresolvedReports)),
});

/** Marks a report as resolved by the viewer. @param forward whether the server of the reported person gets it, too */
export async function resolveReport(account: AccountScope, report: WireAbuseReport, forward: boolean): Promise<Result> {
  const answer = await settle(account.api.call('admin/resolve-abuse-user-report', { reportId: report.id, forward }));
  if (!answer.ok) return answer;
  const { me } = account;
  reports.of(account).arrive({ ...report, resolved: true, assigneeId: me?.id ?? null, assignee: me, forwarded: forward });
  resourcesOf(account).invalidate(unresolvedReports);
  return answer;
}
