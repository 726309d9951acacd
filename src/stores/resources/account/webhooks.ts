import type { WebhookParams } from '~/api/endpoints';
import type { WireWebhook, WireWebhookEvent } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import { wellFormed } from '~/services/wellFormed';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineEntity, defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** The events that a form offers, in the order in which it shows them. */
export const WEBHOOK_EVENTS = [
  'follow',
  'followed',
  'note',
  'reply',
  'renote',
  'reaction',
  'mention',
] as const satisfies readonly WireWebhookEvent[];

/** Webhooks: addresses of other sites that the server sends the events of the account to. */
export const webhooks = defineEntity<WireWebhook>();

const status = (given: unknown) => (typeof given === 'number' ? given : null);
const FORM = { id: '', name: '', url: '', secret: '', on: [''], active: false, latestSentAt: null, latestStatus: status };

const take = (account: AccountScope, webhook: WireWebhook): string => webhooks.of(account).put(wellFormed(webhook, FORM) as WireWebhook);

/** The webhooks of the account, oldest first. Servers return all of them at once. */
export const myWebhooks = defineQuery({
  records: webhooks.of,
  fetch: async (account, _: null, signal) =>
    (await account.api.call('i/webhooks/list', {}, { signal })).map((webhook) => take(account, webhook)),
  read: webhooks.many,
});

/** Loads a webhook by its id. */
export const webhookById = defineQuery({
  records: webhooks.of,
  fetch: async (account, webhookId: string, signal) => take(account, await account.api.call('i/webhooks/show', { webhookId }, { signal })),
  read: webhooks.one,
});

/** Creates a webhook. */
export async function createWebhook(account: AccountScope, params: WebhookParams): Promise<Result> {
  const answer = await settle(account.api.call('i/webhooks/create', params));
  if (!answer.ok) return answer;
  take(account, answer.value);
  resourcesOf(account).invalidate(myWebhooks);
  return ok();
}

/** Changes a webhook. */
export async function updateWebhook(
  account: AccountScope,
  webhookId: string,
  params: Required<WebhookParams> & { readonly active: boolean },
): Promise<Result> {
  const answer = await settle(account.api.call('i/webhooks/update', { webhookId, ...params }));
  if (answer.ok) webhooks.of(account).patch(webhookId, (webhook) => ({ ...webhook, ...params }));
  return answer;
}

/** Deletes a webhook, and removes it from every view. */
export async function deleteWebhook(account: AccountScope, webhookId: string): Promise<Result> {
  const answer = await settle(account.api.call('i/webhooks/delete', { webhookId }));
  if (answer.ok) webhooks.of(account).remove(webhookId);
  return answer;
}
