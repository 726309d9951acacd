import { z } from 'zod';
import type { WireWebhookEvent } from '~/api/wire';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { policiesOf } from '../core/instance/roles';
import type { Server } from '../core/Server';
import { findWebhook, packWebhook, type WebhookRow } from '../core/notifications/webhooks';
import type { UserRow } from '../db/rows/UserRow';
import { defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { refusal } from '../core/ApiFailure';

const EVENTS = [
  'follow',
  'followed',
  'unfollow',
  'note',
  'reply',
  'renote',
  'reaction',
  'mention',
] as const satisfies readonly WireWebhookEvent[];

const webhookParams = {
  name: z.string().min(1).max(100),
  // Real servers accept any text; one that is not an address could never be reached.
  url: z
    .string()
    .min(1)
    .max(1024)
    .refine((url) => safeHttpUrl(url) !== null, 'must match format "url"'),
  // It is sent as a header. Real servers accept every text, and cannot deliver with some of them.
  secret: z
    .string()
    .max(1024)
    .regex(/^[\t\x20-\x7e]*$/)
    .default(''),
  on: z.array(z.enum(EVENTS)).max(EVENTS.length),
};

const onWebhook = z.object({ webhookId: idParam });

function ownWebhook(server: Server, me: UserRow, webhookId: string, missing: string): WebhookRow {
  const row = findWebhook(server, webhookId);
  if (row?.userId !== me.id) throw refusal('NO_SUCH_WEBHOOK', missing, 'No such webhook.');
  return row;
}

/** Webhooks: addresses of other sites, to which the server sends the events of an account. */
export const endpoints: readonly EndpointDefinition[] = [
  defineEndpoint({
    path: 'i/webhooks/create',
    needs: 'user',
    scope: 'write:account',
    params: z.object(webhookParams),
    run({ name, url, secret, on }, { server, me }) {
      const user = me();
      return server.db.transaction(() => {
        const count = server.db.get<{ n: number }>('SELECT COUNT(*) AS n FROM webhooks WHERE userId = ?', [user.id])?.n ?? 0;
        if (count >= policiesOf(server, user.id).webhookLimit) {
          throw refusal('TOO_MANY_WEBHOOKS', '87a9bb19-111e-4e37-81d3-a3e7426453b0', 'You cannot create webhook any more.');
        }
        const row: WebhookRow = {
          id: server.ids.next(),
          userId: user.id,
          name,
          events: JSON.stringify([...new Set(on)]),
          url,
          secret,
          active: 1,
          latestSentAt: null,
          latestStatus: null,
        };
        server.db.run('INSERT INTO webhooks (id, userId, name, events, url, secret) VALUES (?, ?, ?, ?, ?, ?)', [
          row.id,
          row.userId,
          row.name,
          row.events,
          row.url,
          row.secret,
        ]);
        return packWebhook(row);
      });
    },
  }),
  defineEndpoint({
    path: 'i/webhooks/list',
    needs: 'user',
    scope: 'read:account',
    params: z.object({}),
    run: (_params, { server, me }) =>
      server.db.all<WebhookRow>('SELECT * FROM webhooks WHERE userId = ? ORDER BY id', [me().id]).map(packWebhook),
  }),
  defineEndpoint({
    path: 'i/webhooks/show',
    needs: 'user',
    scope: 'read:account',
    params: onWebhook,
    run: ({ webhookId }, { server, me }) => packWebhook(ownWebhook(server, me(), webhookId, '50f614d9-3047-4f7e-90d8-ad6b2d5fb098')),
  }),
  defineEndpoint({
    path: 'i/webhooks/update',
    needs: 'user',
    scope: 'write:account',
    params: onWebhook.extend({ ...webhookParams, active: z.boolean() }),
    run({ webhookId, name, url, secret, on, active }, { server, me }) {
      const { id } = ownWebhook(server, me(), webhookId, 'fb0fea69-da18-45b1-828d-bd4fd1612518');
      server.db.run('UPDATE webhooks SET name = ?, url = ?, secret = ?, events = ?, active = ? WHERE id = ?', [
        name,
        url,
        secret,
        JSON.stringify([...new Set(on)]),
        active,
        id,
      ]);
    },
  }),
  defineEndpoint({
    path: 'i/webhooks/delete',
    needs: 'user',
    scope: 'write:account',
    params: onWebhook,
    run({ webhookId }, { server, me }) {
      const { id } = ownWebhook(server, me(), webhookId, 'bae73e5a-5522-4965-ae19-3a8688e71d82');
      server.db.run('DELETE FROM webhooks WHERE id = ?', [id]);
    },
  }),
];
