import { ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** The queues of a server: the work on what comes from other servers, and on what goes to them. */
export const QUEUES = ['deliver', 'inbox'] as const;
/** One of {@link QUEUES}. */
export type QueueName = (typeof QUEUES)[number];

/** A server that jobs wait for. */
export interface DelayedHost {
  readonly host: string;
  readonly jobs: number;
}

/** The servers that jobs of a queue wait for because they failed, as the server sorts them. */
export const delayedHosts = defineQuery({
  async fetch(account, queue: QueueName, signal): Promise<readonly DelayedHost[]> {
    const found = await account.api.call(`admin/queue/${queue}-delayed`, {}, { signal });
    return found.map(([host, jobs]) => ({ host, jobs }));
  },
});

/** Runs the jobs that wait for another try now. */
export async function retryJobs(account: AccountScope, queue: QueueName): Promise<Result> {
  return countedAgain(account, await settle(account.api.call('admin/queue/promote', { type: queue })));
}

/** Drops the jobs that wait for another try. */
export async function clearQueues(account: AccountScope): Promise<Result> {
  return countedAgain(account, await settle(account.api.call('admin/queue/clear', {})));
}

async function countedAgain(account: AccountScope, answer: Result): Promise<Result> {
  if (!answer.ok) return answer;
  await Promise.all(QUEUES.map((queue) => resourcesOf(account).query(delayedHosts, queue).refresh()));
  return ok();
}
