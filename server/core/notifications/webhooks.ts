import type { WireWebhook } from '~/api/wire';
import type { Server } from '../Server';

/** A row of `webhooks`. Times are milliseconds since 1970. */
export interface WebhookRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** JSON list. */
  readonly events: string;
  readonly url: string;
  readonly secret: string;
  readonly active: number;
  readonly latestSentAt: number | null;
  readonly latestStatus: number | null;
}

/** A webhook by id, or undefined. */
export function findWebhook(server: Pick<Server, 'db'>, id: string): WebhookRow | undefined {
  return server.db.get<WebhookRow>('SELECT * FROM webhooks WHERE id = ?', [id]);
}

/** A webhook in wire form, with its secret: only its owner gets it. */
export function packWebhook(row: WebhookRow): WireWebhook {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    on: JSON.parse(row.events) as WireWebhook['on'],
    url: row.url,
    secret: row.secret,
    active: row.active === 1,
    latestSentAt: row.latestSentAt === null ? null : new Date(row.latestSentAt).toISOString(),
    latestStatus: row.latestStatus,
  };
}
