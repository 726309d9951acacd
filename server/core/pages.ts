import type { WireDriveFile, WirePage, WirePageBlock } from '~/api/wire';
import type { FileRow } from '../db/rows/FileRow';
import type { UserRow } from '../db/rows/UserRow';
import { createdAtOf } from '../lib/ids';
import { packFile } from './drive/packFile';
import { packUsersLiteById } from './users/packUserLite';
import type { Server } from './Server';

/** A row of `pages`. Flags are 0 or 1. */
export interface PageRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly title: string;
  readonly summary: string | null;
  /** JSON list of blocks. */
  readonly content: string;
  /** JSON list. */
  readonly variables: string;
  readonly script: string;
  readonly font: WirePage['font'];
  readonly alignCenter: number;
  readonly hideTitleWhenPinned: number;
  readonly eyeCatchingImageId: string | null;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly likedCount: number;
}

/** A page by id, or undefined. */
export function findPage(server: Pick<Server, 'db'>, id: string): PageRow | undefined {
  return server.db.get<PageRow>('SELECT * FROM pages WHERE id = ?', [id]);
}

/** A page by the name of its author and its own name, or undefined. */
export function findPageByName(server: Pick<Server, 'db'>, username: string, name: string): PageRow | undefined {
  return server.db.get<PageRow>(
    'SELECT pages.* FROM pages JOIN users ON users.id = pages.userId WHERE users.usernameLower = ? AND users.host IS NULL AND pages.name = ?',
    [username.toLowerCase(), name],
  );
}

/**
 * Pages in wire form, with their authors and files.
 * @param viewer the account whose likes the answer contains; null for visitors and for lists of one user's pages.
 */
export function packPages(server: Server, rows: readonly PageRow[], viewer: Pick<UserRow, 'id'> | null): WirePage[] {
  const users = packUsersLiteById(server, [...new Set(rows.map(({ userId }) => userId))]);
  const contents = rows.map(({ content }) => JSON.parse(content) as WirePageBlock[]);
  const images = contents.map((blocks) => imagesIn(blocks));
  const files = filesOf(server, [...images.flat(), ...rows.flatMap(({ eyeCatchingImageId }) => eyeCatchingImageId ?? [])]);
  const liked = viewer && likedAmong(server, rows, viewer.id);
  return rows.flatMap((row, index) => {
    const user = users.get(row.userId);
    if (!user) return [];
    const fileOf = (id: string): WireDriveFile | undefined => {
      const file = files.get(id);
      // A block may name any file; only those of the author are shown.
      return file?.userId === row.userId ? packFile(server, file) : undefined;
    };
    return [
      {
        id: row.id,
        createdAt: createdAtOf(row.id),
        updatedAt: new Date(row.updatedAt).toISOString(),
        userId: row.userId,
        user,
        content: contents[index] ?? [],
        variables: JSON.parse(row.variables) as WirePage['variables'],
        title: row.title,
        name: row.name,
        summary: row.summary,
        hideTitleWhenPinned: row.hideTitleWhenPinned === 1,
        alignCenter: row.alignCenter === 1,
        font: row.font,
        script: row.script,
        eyeCatchingImageId: row.eyeCatchingImageId,
        eyeCatchingImage: row.eyeCatchingImageId === null ? null : (fileOf(row.eyeCatchingImageId) ?? null),
        attachedFiles: (images[index] ?? []).flatMap((id) => fileOf(id) ?? []),
        likedCount: row.likedCount,
        ...(liked ? { isLiked: liked.has(row.id) } : {}),
      },
    ];
  });
}

/** A page in wire form. */
export function packPage(server: Server, row: PageRow, viewer: Pick<UserRow, 'id'> | null): WirePage {
  const [packed] = packPages(server, [row], viewer);
  if (!packed) throw new Error('a page packs to one page');
  return packed;
}

/** Pages in wire form, by id. */
export function pagesById(server: Server, ids: readonly string[], viewer: UserRow | null): ReadonlyMap<string, WirePage> {
  if (ids.length === 0) return new Map();
  const rows = server.db.all<PageRow>('SELECT * FROM pages WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
  return new Map(packPages(server, rows, viewer).map((page) => [page.id, page]));
}

/** Ids of the files in image blocks, also in sections, each once. */
function imagesIn(blocks: readonly WirePageBlock[]): string[] {
  const ids = blocks.flatMap(({ type, fileId, children }) => [
    ...(type === 'image' && typeof fileId === 'string' ? [fileId] : []),
    ...(Array.isArray(children)
      ? imagesIn(children.filter((child) => typeof child === 'object' && child !== null) as WirePageBlock[])
      : []),
  ]);
  return [...new Set(ids)];
}

function filesOf(server: Pick<Server, 'db'>, ids: readonly string[]): ReadonlyMap<string, FileRow> {
  if (ids.length === 0) return new Map();
  const rows = server.db.all<FileRow>('SELECT * FROM files WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

function likedAmong(server: Pick<Server, 'db'>, rows: readonly PageRow[], userId: string): ReadonlySet<string> {
  const likes = server.db.all<{ pageId: string }>(
    'SELECT pageId FROM pageLikes WHERE userId = ? AND pageId IN (SELECT value FROM json_each(?))',
    [userId, JSON.stringify(rows.map(({ id }) => id))],
  );
  return new Set(likes.map(({ pageId }) => pageId));
}

/** Likes a page. Returns false if the user already does. */
export function likePage(server: Server, userId: string, pageId: string): boolean {
  return server.db.transaction(() => {
    const { changes } = server.db.run('INSERT OR IGNORE INTO pageLikes (id, userId, pageId) VALUES (?, ?, ?)', [
      server.ids.next(),
      userId,
      pageId,
    ]);
    if (changes > 0) server.db.run('UPDATE pages SET likedCount = likedCount + 1 WHERE id = ?', [pageId]);
    return changes > 0;
  });
}

/** Takes back a like. Returns false if there was none. */
export function unlikePage(server: Server, userId: string, pageId: string): boolean {
  return server.db.transaction(() => {
    const { changes } = server.db.run('DELETE FROM pageLikes WHERE userId = ? AND pageId = ?', [userId, pageId]);
    if (changes > 0) server.db.run('UPDATE pages SET likedCount = max(0, likedCount - 1) WHERE id = ?', [pageId]);
    return changes > 0;
  });
}
