import { settingsOf } from '../core/instance/settings';
import type { Server } from '../core/Server';
import { escapeMarkup } from './markup';
import { publicPage, type PublicPage } from './publicPages';

const OG_TYPES: Readonly<Record<PublicPage['kind'], string>> = { user: 'profile', note: 'article', page: 'article', channel: 'website' };

/**
 * Tags for the head of the page at an address, from which search engines and other programs learn what it shows without running
 * it. Everything in them is escaped.
 * @param path of the address, without query
 */
export function pageHead(server: Server, path: string): string {
  const siteName = settingsOf(server).name ?? server.host;
  const page = publicPage(server, path);
  if (!page) return meta('property', 'og:site_name', siteName);
  const { title } = page;
  const oembed = `${server.origin}/oembed?${new URLSearchParams({ url: page.url }).toString()}`;
  return [
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', OG_TYPES[page.kind]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', page.url),
    ...(page.imageUrl === null ? [] : [meta('property', 'og:image', page.imageUrl)]),
    meta('name', 'description', page.description),
    meta('name', 'twitter:card', page.isPicture ? 'summary_large_image' : 'summary'),
    ...(page.isUnlisted ? [meta('name', 'robots', 'noindex')] : []),
    alternate('application/json+oembed', oembed, title),
    ...(page.feedUrl === null
      ? []
      : [
          alternate('application/atom+xml', `${page.feedUrl}.atom`, title),
          alternate('application/rss+xml', `${page.feedUrl}.rss`, title),
          alternate('application/feed+json', `${page.feedUrl}.json`, title),
        ]),
  ].join('');
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}" />`;

const alternate = (type: string, href: string, title: string): string =>
  `<link rel="alternate" type="${type}" href="${escapeMarkup(href)}" title="${escapeMarkup(title)}" />`;
