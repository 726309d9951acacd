import { z } from 'zod';
import { findChannel, packChannel, packChannels, pinnedNotesOf, type ChannelRow } from '../core/timelines/channels';
import { countReader } from '../core/charts/countInCharts';
import { viewerOf } from '../core/notes/notes';
import { packNotes } from '../core/notes/packNote';
import { pageSql, pagingParams, type Page } from '../db/paging';
import { roleFlagsOf } from '../core/instance/roles';
import type { Server } from '../core/Server';
import { notesWhere, pageOfNotes, rowsWithin } from '../core/timelines/timelines';
import { canSee, isUnwanted } from '../core/timelines/visibility';
import { likeText } from '../db/Database';
import type { UserRow } from '../db/rows/UserRow';
import { refusal, type ApiFailure } from '../core/ApiFailure';
import { defineEndpoint, type EndpointDefinition } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';

/** The color of channels that choose none, as on real servers. */
const DEFAULT_COLOR = '#86b300';
const FEATURED_COUNT = 10;
/** Real servers have no maximum. This one is far beyond what a page can show. */
const MAX_PINNED = 100;

const noSuchChannel = (id: string) => refusal('NO_SUCH_CHANNEL', id, 'No such channel.');

const contents = {
  description: z.string().min(1).max(2048).nullish(),
  bannerId: z.string().nullish(),
  color: z.string().min(1).max(16).optional(),
  isSensitive: z.boolean().nullish(),
  allowRenoteToExternal: z.boolean().nullish(),
};
const name = z.string().min(1).max(128);
const onChannel = { channelId: z.string() };
/** Lists of channels are shorter by default than other lists. */
const channelPages = { ...pagingParams, limit: z.number().int().min(1).max(100).default(5) };

function requireChannel(server: Server, channelId: string, missing: string): ChannelRow {
  const channel = findChannel(server, channelId);
  if (!channel) throw noSuchChannel(missing);
  return channel;
}

function checkBanner(server: Server, owner: UserRow, bannerId: string, failure: ApiFailure): void {
  if (!server.db.get('SELECT 1 FROM files WHERE id = ? AND userId = ?', [bannerId, owner.id])) throw failure;
}

const create = defineEndpoint({
  path: 'channels/create',
  policy: 'canCreateChannel',
  needs: 'user',
  notMoved: true,
  scope: 'write:channels',
  limit: { max: 10, durationMs: HOUR_MS },
  params: z.object({ ...contents, name }),
  run({ bannerId, ...params }, ctx) {
    const me = ctx.me();
    const { server } = ctx;
    if (bannerId) checkBanner(server, me, bannerId, refusal('NO_SUCH_FILE', 'cd1e9f3e-5a12-4ab4-96f6-5d0a2cc32050', 'No such file.'));
    const id = server.ids.next();
    server.db.run(
      `INSERT INTO channels (id, userId, name, description, bannerId, color, isSensitive, allowRenoteToExternal)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        me.id,
        params.name,
        params.description ?? null,
        bannerId || null,
        params.color ?? DEFAULT_COLOR,
        params.isSensitive ?? false,
        params.allowRenoteToExternal ?? true,
      ],
    );
    return packChannel(server, requireChannel(server, id, ''), me.id);
  },
});

const update = defineEndpoint({
  path: 'channels/update',
  needs: 'user',
  scope: 'write:channels',
  params: z.object({
    ...contents,
    ...onChannel,
    name: name.optional(),
    isArchived: z.boolean().nullish(),
    pinnedNoteIds: z.array(z.string()).max(MAX_PINNED).optional(),
  }),
  run({ channelId, bannerId, ...changes }, ctx) {
    const me = ctx.me();
    const { server } = ctx;
    const row = requireChannel(server, channelId, 'f9c5467f-d492-4c3c-9a8d-a70dacc86512');
    if (row.userId !== me.id && !roleFlagsOf(server, me).isModerator) {
      throw refusal('ACCESS_DENIED', '1fb7cb09-d46a-4fdf-b8df-057788cce513', 'You do not have edit privilege of the channel.');
    }
    // A moderator may save a channel with the banner that its owner chose.
    if (bannerId && bannerId !== row.bannerId) {
      checkBanner(server, me, bannerId, refusal('NO_SUCH_FILE', 'e86c14a4-0da2-4032-8df3-e737a04c7f3b', 'No such file.'));
    }
    const flag = (value: boolean | null | undefined, before: number) => (typeof value === 'boolean' ? Number(value) : before);
    server.db.run(
      `UPDATE channels SET name = ?, description = ?, bannerId = ?, color = ?, isArchived = ?, isSensitive = ?,
       allowRenoteToExternal = ?, pinnedNoteIds = ? WHERE id = ?`,
      [
        changes.name ?? row.name,
        changes.description === undefined ? row.description : changes.description,
        bannerId === undefined ? row.bannerId : bannerId || null,
        changes.color ?? row.color,
        flag(changes.isArchived, row.isArchived),
        flag(changes.isSensitive, row.isSensitive),
        flag(changes.allowRenoteToExternal, row.allowRenoteToExternal),
        changes.pinnedNoteIds ? JSON.stringify([...new Set(changes.pinnedNoteIds)]) : row.pinnedNoteIds,
        row.id,
      ],
    );
    return packChannel(server, requireChannel(server, row.id, ''), me.id);
  },
});

const show = defineEndpoint({
  path: 'channels/show',
  params: z.object(onChannel),
  run({ channelId }, { server, viewer: user }) {
    const row = requireChannel(server, channelId, '6f6c314b-7486-4897-8966-c04a66a02923');
    const viewer = viewerOf(server, user);
    const pinned = pinnedNotesOf(server, row).filter((note) => canSee(note, viewer) && !isUnwanted(note, viewer));
    return { ...packChannel(server, row, viewer.id), pinnedNotes: packNotes(server, pinned, viewer) };
  },
});

const timeline = defineEndpoint({
  path: 'channels/timeline',
  params: z.object({ ...pagingParams, ...onChannel }),
  run({ channelId, ...page }, { server, viewer: user }) {
    const channel = requireChannel(server, channelId, '4d0eeeba-a02c-4c3c-9966-ef60d38d2e7f');
    countReader(server, user);
    const viewer = viewerOf(server, user);
    const source = notesWhere(server, 'n.channelId = ?', [channel.id]);
    const notes = pageOfNotes(source, page, (note) => canSee(note, viewer) && !isUnwanted(note, viewer));
    return packNotes(server, notes, viewer);
  },
});

const featured = defineEndpoint({
  path: 'channels/featured',
  params: z.object({}),
  run(_params, { server, viewer }) {
    const rows = server.db.all<ChannelRow>(
      'SELECT * FROM channels WHERE lastNotedAt IS NOT NULL AND isArchived = 0 ORDER BY lastNotedAt DESC LIMIT ?',
      [FEATURED_COUNT],
    );
    return packChannels(server, rows, viewer?.id ?? null);
  },
});

const owned = defineEndpoint({
  path: 'channels/owned',
  needs: 'user',
  scope: 'read:channels',
  params: z.object(channelPages),
  run(page, { server, me }) {
    const { id } = me();
    return packChannels(
      server,
      rowsWithin<ChannelRow>(server, page, 'SELECT * FROM channels WHERE userId = ? AND isArchived = 0', [id]),
      id,
    );
  },
});

/** The channels of an account in a table, the latest entry first. Pages are by the ids of the entries, as on real servers. */
function kept(server: Server, table: 'channelFollowings' | 'channelFavorites', userId: string, page: Page): ChannelRow[] {
  const { where, whereParams, tail, tailParams } = pageSql('k.id', page);
  return server.db.all<ChannelRow>(
    `SELECT c.* FROM ${table} k JOIN channels c ON c.id = k.channelId WHERE k.userId = ? AND ${where} ${tail}`,
    [userId, ...whereParams, ...tailParams],
  );
}

const followed = defineEndpoint({
  path: 'channels/followed',
  needs: 'user',
  scope: 'read:channels',
  params: z.object(channelPages),
  run(page, { server, me }) {
    const { id } = me();
    return packChannels(server, kept(server, 'channelFollowings', id, page), id);
  },
});

const myFavorites = defineEndpoint({
  path: 'channels/my-favorites',
  needs: 'user',
  scope: 'read:channels',
  params: z.object({}),
  run(_params, { server, me }) {
    const { id } = me();
    return packChannels(server, kept(server, 'channelFavorites', id, { limit: Number.MAX_SAFE_INTEGER }), id);
  },
});

const search = defineEndpoint({
  path: 'channels/search',
  params: z.object({
    ...channelPages,
    query: z.string(),
    type: z.enum(['nameAndDescription', 'nameOnly']).default('nameAndDescription'),
  }),
  run({ query, type, ...page }, { server, viewer }) {
    const pattern = `%${likeText(query)}%`;
    const inName = String.raw`name LIKE ? ESCAPE '\'`;
    const [condition, values] =
      type === 'nameOnly' ? [inName, [pattern]] : [String.raw`(${inName} OR description LIKE ? ESCAPE '\')`, [pattern, pattern]];
    const rows = rowsWithin<ChannelRow>(server, page, `SELECT * FROM channels WHERE isArchived = 0 AND ${condition}`, values);
    return packChannels(server, rows, viewer?.id ?? null);
  },
});

const follow = defineEndpoint({
  path: 'channels/follow',
  needs: 'user',
  notMoved: true,
  scope: 'write:channels',
  params: z.object(onChannel),
  run({ channelId }, { server, me }) {
    const { id } = requireChannel(server, channelId, 'c0031718-d573-4e85-928e-10039f1fbb68');
    const userId = me().id;
    server.db.run('INSERT OR IGNORE INTO channelFollowings (id, channelId, userId) VALUES (?, ?, ?)', [server.ids.next(), id, userId]);
    server.bus.publish('userChanged', { userId });
  },
});

const unfollow = defineEndpoint({
  path: 'channels/unfollow',
  needs: 'user',
  scope: 'write:channels',
  params: z.object(onChannel),
  run({ channelId }, { server, me }) {
    const { id } = requireChannel(server, channelId, '19959ee9-0153-4c51-bbd9-a98c49dc59d6');
    const userId = me().id;
    server.db.run('DELETE FROM channelFollowings WHERE channelId = ? AND userId = ?', [id, userId]);
    server.bus.publish('userChanged', { userId });
  },
});

const favorite = defineEndpoint({
  path: 'channels/favorite',
  needs: 'user',
  notMoved: true,
  scope: 'write:channels',
  params: z.object(onChannel),
  run({ channelId }, { server, me }) {
    const { id } = requireChannel(server, channelId, '4938f5f3-6167-4c04-9149-6607b7542861');
    server.db.run('INSERT OR IGNORE INTO channelFavorites (id, channelId, userId) VALUES (?, ?, ?)', [server.ids.next(), id, me().id]);
  },
});

const unfavorite = defineEndpoint({
  path: 'channels/unfavorite',
  needs: 'user',
  scope: 'write:channels',
  params: z.object(onChannel),
  run({ channelId }, { server, me }) {
    const { id } = requireChannel(server, channelId, '353c68dd-131a-476c-aa99-88a345e83668');
    server.db.run('DELETE FROM channelFavorites WHERE channelId = ? AND userId = ?', [id, me().id]);
  },
});

/** Channels: topics that people write notes in. */
export const endpoints: readonly EndpointDefinition[] = [
  create,
  update,
  show,
  timeline,
  featured,
  owned,
  followed,
  myFavorites,
  search,
  follow,
  unfollow,
  favorite,
  unfavorite,
];
