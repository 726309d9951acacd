import type { FastifyInstance, FastifyReply } from 'fastify';
import { settingsOf } from '../core/instance/settings';
import type { Server } from '../core/Server';
import { localUser, publicPage } from './publicPages';
import { FEED_TYPES, userFeed, type FeedFormat } from './userFeed';

/** How long others may keep an answer; seconds. */
const FRESH_S = 180;

/** Routes for other programs, which need no account: feeds of users, link previews, and the discovery of accounts. */
export function registerWeb(app: FastifyInstance, server: Server): void {
  registerFeeds(app, server);
  registerOembed(app, server);
  registerDiscovery(app, server);
}

const send = (reply: FastifyReply, type: string, body: unknown) =>
  reply
    .headers({ 'content-type': type, 'cache-control': `public, max-age=${FRESH_S}` })
    .send(typeof body === 'string' ? body : JSON.stringify(body));

/** `/@alice.atom`, `.rss` and `.json`. */
function registerFeeds(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { feed: string } }>(String.raw`/:feed(^@\w+\.(?:atom|rss|json)$)`, (request, reply) => {
    const [, username = '', format] = /^@(\w+)\.(\w+)$/.exec(request.params.feed) ?? [];
    const user = localUser(server, username);
    if (!user) return reply.code(404).send();
    return send(reply, FEED_TYPES[format as FeedFormat], userFeed(server, user, format as FeedFormat));
  });
}

/** Link previews of users, notes, pages and channels (oEmbed 1.0). The answer has no markup, so nothing of this server runs elsewhere. */
function registerOembed(app: FastifyInstance, server: Server): void {
  app.get<{ Querystring: { url?: unknown; format?: unknown } }>('/oembed', (request, reply) => {
    const { url, format } = request.query;
    if (format !== undefined && format !== 'json') return reply.code(501).send();
    const path = pathHere(server, url);
    const page = path === null ? null : publicPage(server, path);
    if (!page) return reply.code(404).send();
    return send(reply, 'application/json; charset=utf-8', {
      version: '1.0',
      type: 'link',
      ...(page.authorName === null
        ? { title: page.title }
        : {
            title: (page.kind === 'page' ? page.title : page.description) || page.authorName,
            author_name: page.authorName,
            author_url: page.feedUrl ?? page.url,
          }),
      provider_name: settingsOf(server).name ?? server.host,
      provider_url: server.origin,
      cache_age: FRESH_S,
    });
  });
}

/** The path of an address of this server; null for other addresses. */
function pathHere(server: Server, address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === new URL(server.origin).origin ? url.pathname : null;
}

const NODEINFO = '/nodeinfo/2.1';

/** As on real servers, pages of every site may read the facts about a server, and so find out what it is. */
const OPEN = { 'access-control-allow-origin': '*' } as const;

/** The page of an account (WebFinger), and facts about this server (NodeInfo). */
function registerDiscovery(app: FastifyInstance, server: Server): void {
  app.get<{ Querystring: { resource?: unknown } }>('/.well-known/webfinger', (request, reply) => {
    const { resource } = request.query;
    if (typeof resource !== 'string') return reply.code(400).send();
    const user = localUser(server, nameIn(server, resource));
    if (!user) return reply.code(404).send();
    const page = `${server.origin}/@${user.username}`;
    return send(reply, 'application/jrd+json; charset=utf-8', {
      subject: `acct:${user.username}@${server.host}`,
      aliases: [page],
      links: [{ rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: page }],
    });
  });
  app.get('/.well-known/nodeinfo', (_request, reply) =>
    send(reply.headers(OPEN), 'application/json; charset=utf-8', {
      links: [{ rel: 'http://nodeinfo.diaspora.software/ns/schema/2.1', href: server.origin + NODEINFO }],
    }),
  );
  app.get(NODEINFO, (_request, reply) => {
    const { name, description, disableRegistration } = settingsOf(server);
    const count = (sql: string) => server.db.get<{ n: number }>(sql)?.n ?? 0;
    return send(reply.headers(OPEN), 'application/json; profile="http://nodeinfo.diaspora.software/ns/schema/2.1#"; charset=utf-8', {
      version: '2.1',
      software: { name: 'wisteria', version: server.config.flavor.version },
      protocols: [],
      services: { inbound: [], outbound: ['atom1.0', 'rss2.0'] },
      openRegistrations: !disableRegistration,
      usage: {
        users: { total: count('SELECT COUNT(*) AS n FROM users WHERE host IS NULL AND isDeleted = 0') },
        localPosts: count('SELECT COUNT(*) AS n FROM notes WHERE userHost IS NULL'),
      },
      metadata: { nodeName: name, nodeDescription: description },
    });
  });
}

/** The user name in `acct:alice@here` or the address of a page; empty for those of other servers. */
function nameIn(server: Server, resource: string): string {
  const [, username = '', host] = /^acct:@?(\w+)@(.+)$/i.exec(resource) ?? [];
  if (username !== '') return host?.toLowerCase() === server.host ? username : '';
  return /^\/@(\w+)$/.exec(pathHere(server, resource) ?? '')?.[1] ?? '';
}
