import type { WireNotification, WireWebhookEvent } from '~/api/wire';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { JobData } from '../core/jobs/jobData';
import { FinalFailure } from '../core/jobs/JobQueue';
import { viewerOf } from '../core/notes/notes';
import { packNote } from '../core/notes/packNote';
import type { Server } from '../core/Server';
import { findWebhook, type WebhookRow } from '../core/notifications/webhooks';
import { DownloadError, RefusedAddressError } from '../net/download';

/** Events of the `main` channel that webhooks tell, and the field that contains their user or note. */
const MAIN_EVENTS: Readonly<Record<string, 'user' | 'note'>> = {
  follow: 'user',
  unfollow: 'user',
  followed: 'user',
  mention: 'note',
  reply: 'note',
  renote: 'note',
};

/**
 * Sends the events of accounts to their webhooks. Reactions follow the rules of notifications: none of muted accounts, and none if
 * the account does not want them.
 * @returns ends it.
 */
export function watchForWebhooks(server: Server): Disposable {
  const parts = new DisposableStore();
  parts.add(
    server.bus.subscribe('note', ({ note }) => {
      tell(server, note.userId, 'note', () => ({ note: packNote(server, note, viewerOf(server, { id: note.userId })) }));
    }),
  );
  parts.add(
    server.bus.subscribe('main', ({ userId, type, body }) => {
      const field = MAIN_EVENTS[type];
      if (field) tell(server, userId, type as WireWebhookEvent, () => ({ [field]: body }));
      else if (type === 'notification') tellReaction(server, userId, body as WireNotification);
    }),
  );
  return parts;
}

function tellReaction(server: Server, userId: string, notification: WireNotification): void {
  if (notification.type !== 'reaction') return;
  const { user, note, reaction } = notification;
  tell(server, userId, 'reaction', () => ({ user, note, reaction }));
}

function tell(server: Server, userId: string, type: WireWebhookEvent, bodyOf: () => object): void {
  const hooks = server.db
    .all<WebhookRow>('SELECT * FROM webhooks WHERE userId = ? AND active = 1', [userId])
    .filter(({ events }) => (JSON.parse(events) as string[]).includes(type));
  if (hooks.length === 0) return;
  const body = bodyOf();
  for (const { id: webhookId } of hooks) {
    server.queue.add('webhook', { webhookId, eventId: server.ids.next(), createdAt: server.clock.now(), type, body });
  }
}

/** The status that is stored when there was no response, as on real servers. */
const NO_ANSWER = 1;

/**
 * Sends one event, unless its webhook was deleted or turned off since, and stores the outcome.
 * @throws {FinalFailure} if the receiver refuses it, or its address is not allowed.
 * @throws {DownloadError} if it should be tried again.
 */
export async function deliverWebhook(server: Server, { webhookId, ...event }: JobData['webhook'], signal: AbortSignal): Promise<void> {
  const hook = findWebhook(server, webhookId);
  if (hook?.active !== 1) return;
  const store = (status: number) =>
    server.db.run('UPDATE webhooks SET latestSentAt = ?, latestStatus = ? WHERE id = ?', [server.clock.now(), status, hook.id]);
  let status: number;
  try {
    status = await server.config.post({
      url: hook.url,
      headers: {
        'user-agent': 'Misskey-Hooks',
        'x-misskey-host': server.host,
        'x-misskey-hook-id': hook.id,
        'x-misskey-hook-secret': hook.secret,
      },
      body: { hookId: hook.id, userId: hook.userId, ...event },
      allowsPrivate: server.config.testing,
      signal,
    });
  } catch (error) {
    if (!signal.aborted) store(NO_ANSWER);
    throw error instanceof RefusedAddressError ? new FinalFailure(error.message) : error;
  }
  store(status);
  if (status >= 200 && status < 300) return;
  if (status >= 400 && status < 500) throw new FinalFailure(`the receiver answered ${status}`);
  throw new DownloadError(`the receiver answered ${status}`);
}
