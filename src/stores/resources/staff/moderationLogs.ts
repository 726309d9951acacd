import type { Id, WireModerationLog } from '~/api/wire';
import { wellFormedUser } from '~/services/wellFormed';
import { defineCollection } from '../definitions';

/** Which entries {@link moderationLogs} lists; null for all. */
export interface LogFilter {
  readonly type: string | null;
  readonly userId: Id | null;
}

const BATCH = 30;

/** What the staff of the server did, newest first. Entries never change. */
export const moderationLogs = defineCollection<LogFilter, WireModerationLog>({
  batchSizes: () => ({ first: BATCH, next: BATCH }),
  async fetch(account, { type, userId }, { limit, untilId, signal }) {
    const params = { type, userId, limit, ...(untilId && { untilId }) };
    const found = await account.api.call('admin/show-moderation-logs', params, { signal });
    account.ingest.users(
      found.map(({ user }) => user),
      'fetch',
    );
    return found.map((log) => ({ ...log, info: log.info ?? {}, user: wellFormedUser(log.user) as WireModerationLog['user'] }));
  },
});
