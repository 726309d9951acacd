import { z } from 'zod';
import { publishMe } from '../core/relations/follows';
import { createdAtOf } from '../lib/ids';
import { findPage, findPageByName, likePage, packPage, packPages, unlikePage, type PageRow } from '../core/pages';
import { pagingParams } from '../db/paging';
import type { Server } from '../core/Server';
import { rowsWithin } from '../core/timelines/timelines';
import type { UserRow } from '../db/rows/UserRow';
import { refusal } from '../core/ApiFailure';
import { invalidParam } from '../http/failures';
import { anyValue, defineEndpoint, type EndpointDefinition, idParam } from '../http/defineEndpoint';
import { HOUR_MS } from '../lib/rateLimit';

/** Longest text of one block, and of a script, in characters. */
const MAX_TEXT = 65_536;
/** Most characters of all blocks or all variables as JSON. */
const MAX_CONTENT = 262_144;
/** Longest name, title and summary, as on real servers. */
const MAX_LINE = 256;
/** How many featured pages there are. */
const FEATURED = 10;

const noSuchPage = (id: string) => refusal('NO_SUCH_PAGE', id, 'No such page.');

/** Blocks and variables belong to clients, so only their size is checked. */
const objects = z.array(z.record(z.string(), anyValue));

const pageParams = z.object({
  title: z.string().max(MAX_LINE),
  name: z.string().min(1).max(MAX_LINE),
  summary: z.string().max(MAX_LINE).nullish(),
  content: objects,
  variables: objects,
  script: z.string(),
  eyeCatchingImageId: idParam.nullish(),
  font: z.enum(['serif', 'sans-serif']).optional(),
  alignCenter: z.boolean().optional(),
  hideTitleWhenPinned: z.boolean().optional(),
});

/** Ids of the same refusals, which differ by endpoint. */
interface Ids {
  readonly file: string;
  readonly name: string;
}

/**
 * The page after a call: the given fields, and the earlier values of all others.
 * @throws {ApiFailure} for a file of another account, a name that another page of the account has, or too much content.
 */
function written(server: Server, me: UserRow, before: PageRow, params: z.output<typeof pageParams>, ids: Ids): PageRow {
  const { title, name, summary, script, eyeCatchingImageId, font, alignCenter, hideTitleWhenPinned } = params;
  const [content, variables] = [json('content', params.content), json('variables', params.variables)];
  if (eyeCatchingImageId && !server.db.get('SELECT 1 FROM files WHERE id = ? AND userId = ?', [eyeCatchingImageId, me.id])) {
    throw refusal('NO_SUCH_FILE', ids.file, 'No such file.');
  }
  if (server.db.get('SELECT 1 FROM pages WHERE userId = ? AND name = ? AND id <> ?', [me.id, name, before.id])) {
    throw refusal('NAME_ALREADY_EXISTS', ids.name, 'Specified name already exists.');
  }
  return {
    ...before,
    title,
    name,
    content,
    variables,
    script,
    summary: summary === undefined ? before.summary : summary,
    eyeCatchingImageId: eyeCatchingImageId === undefined ? before.eyeCatchingImageId : eyeCatchingImageId,
    font: font ?? before.font,
    alignCenter: alignCenter === undefined ? before.alignCenter : Number(alignCenter),
    hideTitleWhenPinned: hideTitleWhenPinned === undefined ? before.hideTitleWhenPinned : Number(hideTitleWhenPinned),
    updatedAt: server.clock.now(),
  };
}

function json(parameter: string, value: unknown): string {
  const text = JSON.stringify(value);
  if (text.length > MAX_CONTENT) {
    throw invalidParam(`#/properties/${parameter}/maxLength`, `must NOT have more than ${MAX_CONTENT} characters`);
  }
  return text;
}

/** The columns that calls write, in the order of their values. */
const COLUMNS = [
  'title',
  'name',
  'summary',
  'content',
  'variables',
  'script',
  'font',
  'alignCenter',
  'hideTitleWhenPinned',
  'eyeCatchingImageId',
  'updatedAt',
] as const satisfies readonly (keyof PageRow)[];

const create = defineEndpoint({
  path: 'pages/create',
  needs: 'user',
  notMoved: true,
  scope: 'write:pages',
  limit: { max: 10, durationMs: HOUR_MS },
  maxText: MAX_TEXT,
  params: pageParams,
  run(params, ctx) {
    const { server } = ctx;
    const me = ctx.me();
    const empty: PageRow = {
      id: server.ids.next(),
      userId: me.id,
      title: '',
      name: '',
      summary: null,
      content: '[]',
      variables: '[]',
      script: '',
      font: 'sans-serif',
      alignCenter: 0,
      hideTitleWhenPinned: 0,
      eyeCatchingImageId: null,
      updatedAt: 0,
      likedCount: 0,
    };
    const page = server.db.transaction(() => {
      const row: PageRow = {
        ...written(server, me, empty, params, {
          file: 'b7b97489-0f66-4b12-a5ff-b21bd63f6e1c',
          name: '4650348e-301c-499a-83c9-6aa988c66bc1',
        }),
        // A page that was never changed has two equal times.
        updatedAt: Date.parse(createdAtOf(empty.id)),
      };
      server.db.run(`INSERT INTO pages (id, userId, ${COLUMNS.join(', ')}) VALUES (?, ?${', ?'.repeat(COLUMNS.length)})`, [
        row.id,
        row.userId,
        ...COLUMNS.map((column) => row[column]),
      ]);
      return row;
    });
    return packPage(server, page, me);
  },
});

const update = defineEndpoint({
  path: 'pages/update',
  needs: 'user',
  notMoved: true,
  scope: 'write:pages',
  limit: { max: 300, durationMs: HOUR_MS },
  maxText: MAX_TEXT,
  params: pageParams.extend({ pageId: idParam }),
  run({ pageId, ...params }, ctx) {
    const { server } = ctx;
    const me = ctx.me();
    server.db.transaction(() => {
      const before = findPage(server, pageId);
      if (!before) throw noSuchPage('21149b9e-3616-4778-9592-c4ce89f5a864');
      if (before.userId !== me.id) throw refusal('ACCESS_DENIED', '3c15cd52-3b4b-4274-967d-6456fc4f792b', 'Access denied.');
      const row = written(server, me, before, params, {
        file: 'cfc23c7c-3887-490e-af30-0ed576703c82',
        name: '2298a392-d4a1-44c5-9ebb-ac1aeaa5a9ab',
      });
      server.db.run(`UPDATE pages SET ${COLUMNS.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`, [
        ...COLUMNS.map((column) => row[column]),
        row.id,
      ]);
    });
  },
});

const remove = defineEndpoint({
  path: 'pages/delete',
  needs: 'user',
  scope: 'write:pages',
  params: z.object({ pageId: idParam }),
  run({ pageId }, ctx) {
    const { server } = ctx;
    const me = ctx.me();
    const page = findPage(server, pageId);
    if (!page) throw noSuchPage('eb0c6e1d-d519-4764-9486-52a7e1c6392a');
    if (page.userId !== me.id) throw refusal('ACCESS_DENIED', '8b741b3e-2c22-44b3-a15f-29949aa1601e', 'Access denied.');
    const wasPinned = server.db.get('SELECT 1 FROM profiles WHERE pinnedPageId = ?', [pageId]) !== undefined;
    server.db.run('DELETE FROM pages WHERE id = ?', [pageId]);
    if (wasPinned) publishMe(server, me);
  },
});

/** Whether the account of a page is neither suspended nor deleted. */
const isShown = (server: Server, page: PageRow): boolean =>
  server.db.get('SELECT 1 FROM users WHERE id = ? AND isSuspended = 0 AND isDeleted = 0', [page.userId]) !== undefined;

const show = defineEndpoint({
  path: 'pages/show',
  params: z.union([z.object({ pageId: idParam }), z.object({ name: z.string(), username: z.string() })]),
  run(params, { server, viewer }) {
    const page = 'pageId' in params ? findPage(server, params.pageId) : findPageByName(server, params.username, params.name);
    if (!page || !isShown(server, page)) throw noSuchPage('222120c0-3ead-4528-811b-b96f233388d7');
    return packPage(server, page, viewer);
  },
});

const featured = defineEndpoint({
  path: 'pages/featured',
  params: z.object({}),
  run(_params, { server, viewer }) {
    const rows = server.db.all<PageRow>(
      `SELECT pages.* FROM pages JOIN users ON users.id = pages.userId
       WHERE pages.likedCount > 0 AND users.isSuspended = 0 AND users.isDeleted = 0 ORDER BY pages.likedCount DESC, pages.id DESC LIMIT ?`,
      [FEATURED],
    );
    return packPages(server, rows, viewer);
  },
});

const like = defineEndpoint({
  path: 'pages/like',
  needs: 'user',
  notMoved: true,
  scope: 'write:page-likes',
  params: z.object({ pageId: idParam }),
  run({ pageId }, ctx) {
    const { server } = ctx;
    const me = ctx.me();
    const page = findPage(server, pageId);
    if (!page || !isShown(server, page)) throw noSuchPage('cc98a8a2-0dc3-4123-b198-62c71df18ed3');
    if (page.userId === me.id) throw refusal('YOUR_PAGE', '28800466-e6db-40f2-8fae-bf9e82aa92b8', 'You cannot like your page.');
    if (!likePage(server, me.id, page.id)) {
      throw refusal('ALREADY_LIKED', 'd4c1edbe-7da2-4eae-8714-1acfd2d63941', 'The page has already been liked.');
    }
  },
});

const unlike = defineEndpoint({
  path: 'pages/unlike',
  needs: 'user',
  notMoved: true,
  scope: 'write:page-likes',
  params: z.object({ pageId: idParam }),
  run({ pageId }, { server, me }) {
    const { id } = me();
    // Accepts pages of suspended accounts, so that the like can be taken back.
    if (!findPage(server, pageId)) throw noSuchPage('a0d41e20-1993-40bd-890e-f6e560ae648e');
    if (!unlikePage(server, id, pageId)) {
      throw refusal('NOT_LIKED', 'f5e586b0-ce93-4050-b0e3-7f31af5259ee', 'You have not liked that page.');
    }
  },
});

const { limit, sinceId, untilId } = pagingParams;
const pagedParams = z.object({ limit, sinceId, untilId });

const mine = defineEndpoint({
  path: 'i/pages',
  needs: 'user',
  scope: 'read:pages',
  params: pagedParams,
  run: (page, { server, me }) =>
    packPages(server, rowsWithin<PageRow>(server, page, 'SELECT * FROM pages WHERE userId = ?', [me().id]), null),
});

const liked = defineEndpoint({
  path: 'i/page-likes',
  needs: 'user',
  scope: 'read:page-likes',
  params: pagedParams,
  run(page, ctx) {
    const { server } = ctx;
    const me = ctx.me();
    const likes = rowsWithin<{ id: string; pageId: string }>(
      server,
      page,
      `SELECT id, pageId FROM pageLikes WHERE userId = ? AND pageId IN
         (SELECT p.id FROM pages p JOIN users u ON u.id = p.userId WHERE u.isSuspended = 0 AND u.isDeleted = 0)`,
      [me.id],
    );
    const rows = likes.flatMap(({ pageId }) => findPage(server, pageId) ?? []);
    const pages = new Map(packPages(server, rows, me).map((one) => [one.id, one]));
    return likes.flatMap(({ id, pageId }) => {
      const found = pages.get(pageId);
      return found ? [{ id, page: found }] : [];
    });
  },
});

const ofUser = defineEndpoint({
  path: 'users/pages',
  params: pagedParams.extend({ userId: idParam }),
  run({ userId, ...page }, { server }) {
    const rows = rowsWithin<PageRow>(
      server,
      page,
      'SELECT * FROM pages WHERE userId = (SELECT id FROM users WHERE id = ? AND isSuspended = 0 AND isDeleted = 0)',
      [userId],
    );
    return packPages(server, rows, null);
  },
});

/** Pages: documents of blocks that accounts write and others like. */
export const endpoints: readonly EndpointDefinition[] = [create, update, remove, show, featured, like, unlike, mine, liked, ofUser];
