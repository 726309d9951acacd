import { z } from 'zod';
import { groupNotifications } from '../core/notifications/notificationGroups';
import { viewerOf } from '../core/notes/notes';
import { createNotification, readAllNotes, readAllNotifications, readNotes } from '../core/notifications/notifications';
import { packNotificationItems, packNotifications } from '../core/notifications/packNotification';
import { pagingParams, type Page } from '../db/paging';
import type { Server } from '../core/Server';
import { rowsWithin } from '../core/timelines/timelines';
import type { NotificationRow } from '../db/rows/NotificationRow';
import type { UserRow } from '../db/rows/UserRow';
import { relationsOf } from '../core/relations/relations';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';

/** 30 calls in half a minute for each of the two lists, as on real servers. */
const LIST_LIMIT = { max: 30, durationMs: 30_000 };
/** How many more notifications than a page are read, because a group takes several. Real servers read the same number. */
const EXTRA = 100;
/** Types whose note counts as read after the list was read. */
const OF_MENTION = new Set(['mention', 'reply', 'quote']);

const listParams = z.object({
  ...pagingParams,
  markAsRead: z.boolean().default(true),
  includeTypes: z.array(z.string()).optional(),
  excludeTypes: z.array(z.string()).optional(),
});
type ListParams = z.output<typeof listParams>;

function notificationsOf(server: Server, me: UserRow, page: Page, { includeTypes, excludeTypes }: ListParams): NotificationRow[] {
  return rowsWithin<NotificationRow>(
    server,
    page,
    `SELECT * FROM notifications WHERE userId = ?
     AND (? IS NULL OR type IN (SELECT value FROM json_each(?)))
     AND type NOT IN (SELECT value FROM json_each(?))
     AND ifnull(notifierId, '') NOT IN (SELECT value FROM json_each(?))`,
    [
      me.id,
      includeTypes ? 1 : null,
      JSON.stringify(includeTypes ?? []),
      JSON.stringify(excludeTypes ?? []),
      JSON.stringify([...relationsOf(server, me.id).muting]),
    ],
  );
}

function markRead(server: Server, me: UserRow, rows: readonly NotificationRow[], params: ListParams): void {
  if (params.markAsRead) readAllNotifications(server, me.id);
  readNotes(
    server,
    me.id,
    rows.filter((row) => OF_MENTION.has(row.type)).flatMap((row) => (row.noteId === null ? [] : [row.noteId])),
  );
}

const list = defineEndpoint({
  path: 'i/notifications',
  needs: 'user',
  scope: 'read:notifications',
  limit: LIST_LIMIT,
  params: listParams,
  run(params, ctx) {
    const me = ctx.me();
    const rows = notificationsOf(ctx.server, me, params, params);
    markRead(ctx.server, me, rows, params);
    return packNotifications(ctx.server, rows, viewerOf(ctx.server, me));
  },
});

const grouped = defineEndpoint({
  path: 'i/notifications-grouped',
  needs: 'user',
  scope: 'read:notifications',
  limit: LIST_LIMIT,
  params: listParams,
  run(params, ctx) {
    const me = ctx.me();
    const rows = notificationsOf(ctx.server, me, { ...params, limit: params.limit + EXTRA }, params);
    const items = groupNotifications(rows).slice(0, params.limit);
    markRead(
      ctx.server,
      me,
      items.flatMap((item) => (item.kind === 'single' ? [item.row] : item.rows)),
      params,
    );
    return packNotificationItems(ctx.server, items, viewerOf(ctx.server, me));
  },
});

const markAllAsRead = defineEndpoint({
  path: 'notifications/mark-all-as-read',
  needs: 'user',
  scope: 'write:notifications',
  params: z.object({}),
  run(_params, ctx) {
    readAllNotifications(ctx.server, ctx.me().id, true);
  },
});

const readAllNoteMarks = defineEndpoint({
  path: 'i/read-all-unread-notes',
  needs: 'user',
  scope: 'write:account',
  params: z.object({}),
  run(_params, ctx) {
    readAllNotes(ctx.server, ctx.me().id);
  },
});

const test = defineEndpoint({
  path: 'notifications/test-notification',
  needs: 'user',
  scope: 'write:notifications',
  limit: { max: 10, durationMs: 60_000 },
  params: z.object({}),
  run(_params, ctx) {
    createNotification(ctx.server, ctx.me().id, { type: 'test' });
  },
});

/** Notifications of an account. */
export const endpoints: readonly EndpointDefinition[] = [list, grouped, markAllAsRead, readAllNoteMarks, test];
