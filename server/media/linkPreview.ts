import type { FastifyInstance } from 'fastify';
import type { WireUrlPreview } from '~/api/wire';
import { settingsOf } from '../core/instance/settings';
import { packUserLite } from '../core/users/packUserLite';
import type { Server } from '../core/Server';
import type { NoteRow } from '../db/rows/NoteRow';
import type { UserRow } from '../db/rows/UserRow';

/** A link preview, before its pictures are routed through the proxy. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string | null;
  readonly sitename: string;
  readonly thumbnail: string | null;
  readonly icon: string | null;
  readonly sensitive: boolean;
  /** The page's player for a frame, if it has one. */
  readonly player?: {
    readonly url: string;
    readonly width: number | null;
    readonly height: number | null;
    readonly allow?: readonly string[];
  };
}

/** As on real servers, previews may be cached for a week and failures for a day. */
const FOUND_CACHE = 'max-age=604800, immutable';
const FAILED_CACHE = 'max-age=86400, immutable';

/** The answer of real servers for an address that has no preview. */
const FAILED = {
  error: { headers: {}, code: 'URL_PREVIEW_FAILED', id: '09d01cb5-53b9-4856-82e5-38a50c290a3b', kind: 'client', httpStatusCode: 400 },
};

/**
 * `GET /url?url=…&lang=…`: previews of our own notes and users, and stored ones of other pages. The instance fetches no
 * pages.
 */
export function registerLinkPreview(app: FastifyInstance, server: Server): void {
  app.get<{ Querystring: { url?: string | string[] } }>('/url', async (request, reply) => {
    const { url } = request.query;
    if (typeof url !== 'string' || url === '') return reply.code(400).send();
    reply.header('x-frame-options', 'DENY');
    const preview = known(server, url) ?? own(server, url);
    if (!preview) return reply.code(422).header('cache-control', FAILED_CACHE).send(FAILED);
    return reply.header('cache-control', FOUND_CACHE).send(packed(server, url, preview));
  });
}

function packed(server: Server, url: string, preview: LinkPreview): WireUrlPreview {
  const proxied = (image: string | null) =>
    image === null ? null : `${server.origin}/proxy/preview.webp?url=${encodeURIComponent(image)}&preview=1`;
  return {
    title: preview.title,
    icon: proxied(preview.icon),
    description: preview.description,
    thumbnail: proxied(preview.thumbnail),
    player: { url: null, width: null, height: null, allow: ['autoplay', 'encrypted-media', 'fullscreen'], ...preview.player },
    sitename: preview.sitename,
    sensitive: preview.sensitive,
    url,
  };
}

function known(server: Server, url: string): LinkPreview | null {
  const row = server.db.get<{ body: string }>('SELECT body FROM linkPreviews WHERE url = ?', [url]);
  return row ? (JSON.parse(row.body) as LinkPreview) : null;
}

/** Stores the preview of a page. */
export function rememberLinkPreview(server: Server, url: string, preview: LinkPreview): void {
  server.db.run('INSERT INTO linkPreviews (url, body) VALUES (?, ?) ON CONFLICT (url) DO UPDATE SET body = excluded.body', [
    url,
    JSON.stringify(preview),
  ]);
}

/** The preview of a public note or a user of this instance. */
function own(server: Server, address: string): LinkPreview | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== server.origin) return null;
  const noteId = /^\/notes\/(\w+)$/.exec(url.pathname)?.[1];
  if (noteId !== undefined) {
    const note = server.db.get<NoteRow>("SELECT * FROM notes WHERE id = ? AND visibility IN ('public', 'home')", [noteId]);
    return note ? ofUser(server, userById(server, note.userId), note.cw ?? note.text ?? '') : null;
  }
  const username = /^\/@(\w+)$/.exec(url.pathname)?.[1];
  if (username === undefined) return null;
  const user = server.db.get<UserRow>('SELECT * FROM users WHERE usernameLower = ? AND host IS NULL AND isDeleted = 0', [
    username.toLowerCase(),
  ]);
  if (!user) return null;
  const profile = server.db.get<{ description: string | null }>('SELECT description FROM profiles WHERE userId = ?', [user.id]);
  return ofUser(server, user, profile?.description ?? null);
}

const userById = (server: Server, id: string) => server.db.get<UserRow>('SELECT * FROM users WHERE id = ?', [id]);

function ofUser(server: Server, user: UserRow | undefined, description: string | null): LinkPreview | null {
  if (!user) return null;
  return {
    title: user.name === null ? `@${user.username}` : `${user.name} (@${user.username})`,
    description,
    sitename: settingsOf(server).name ?? server.host,
    thumbnail: packUserLite(server, user).avatarUrl,
    icon: `${server.origin}/icons/icon-192.png`,
    sensitive: false,
  };
}
