import { profileOf } from '../core/users/users';
import { createdAtOf } from '../lib/ids';
import { packUserLite } from '../core/users/packUserLite';
import type { Server } from '../core/Server';
import type { NoteRow } from '../db/rows/NoteRow';
import type { UserRow } from '../db/rows/UserRow';
import { escapeMarkup } from './markup';
import { nameOf, summaryOf } from './publicPages';

/** The formats of feeds, by the ending of their address. */
export const FEED_TYPES = {
  atom: 'application/atom+xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const;
/** One of {@link FEED_TYPES}. */
export type FeedFormat = keyof typeof FEED_TYPES;

/** How many notes a feed has. */
const NOTES = 20;
/** The longest title of an entry, in characters. */
const TITLE = 100;

interface Entry {
  readonly url: string;
  readonly title: string;
  /** HTML of escaped text and line breaks only. */
  readonly html: string;
  readonly date: Date;
}

interface Feed {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly url: string;
  readonly imageUrl: string;
  readonly updated: Date;
  readonly entries: readonly Entry[];
}

/** The newest notes of a local user that everybody may read, as a feed. A warning replaces the text that it hides. */
export function userFeed(server: Server, user: UserRow, format: FeedFormat): string {
  const notes = server.db.all<NoteRow>(
    `SELECT * FROM notes WHERE userId = ? AND visibility IN ('public', 'home') AND (renoteId IS NULL OR text IS NOT NULL)
     ORDER BY id DESC LIMIT ?`,
    [user.id, NOTES],
  );
  const url = `${server.origin}/@${user.username}`;
  const entries = notes.map((note) => entryOf(server, note));
  const feed: Feed = {
    title: `${nameOf(user)} (@${user.username}@${server.host})`,
    description: profileOf(server, user.id).description ?? '',
    author: nameOf(user),
    url,
    imageUrl: packUserLite(server, user).avatarUrl ?? '',
    updated: entries[0]?.date ?? new Date(createdAtOf(user.id)),
    entries,
  };
  return WRITERS[format](feed);
}

function entryOf(server: Server, note: NoteRow): Entry {
  const summary = summaryOf(note);
  return {
    url: `${server.origin}/notes/${note.id}`,
    title: summary.length > TITLE ? `${summary.slice(0, TITLE)}…` : summary || createdAtOf(note.id),
    html: escapeMarkup(note.cw ?? note.text ?? '').replace(/\n/g, '<br>'),
    date: new Date(createdAtOf(note.id)),
  };
}

const tag = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`;

const WRITERS: Readonly<Record<FeedFormat, (feed: Feed) => string>> = {
  atom: (feed) =>
    [
      '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">',
      tag('id', feed.url),
      tag('title', feed.title),
      tag('subtitle', feed.description),
      tag('updated', feed.updated.toISOString()),
      tag('icon', feed.imageUrl),
      `<author>${tag('name', feed.author)}${tag('uri', feed.url)}</author>`,
      `<link rel="alternate" href="${escapeMarkup(feed.url)}"/><link rel="self" href="${escapeMarkup(feed.url)}.atom"/>`,
      ...feed.entries.map(
        (entry) =>
          `<entry>${tag('id', entry.url)}${tag('title', entry.title)}${tag('updated', entry.date.toISOString())}` +
          `<link href="${escapeMarkup(entry.url)}"/><content type="html">${escapeMarkup(entry.html)}</content></entry>`,
      ),
      '</feed>',
    ].join(''),
  rss: (feed) =>
    [
      '<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel>',
      tag('title', feed.title),
      tag('link', feed.url),
      tag('description', feed.description),
      tag('lastBuildDate', feed.updated.toUTCString()),
      `<image>${tag('title', feed.title)}${tag('link', feed.url)}${tag('url', feed.imageUrl)}</image>`,
      ...feed.entries.map(
        (entry) =>
          `<item>${tag('title', entry.title)}${tag('link', entry.url)}${tag('guid', entry.url)}` +
          `${tag('pubDate', entry.date.toUTCString())}${tag('description', entry.html)}</item>`,
      ),
      '</channel></rss>',
    ].join(''),
  json: (feed) =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      description: feed.description,
      home_page_url: feed.url,
      feed_url: `${feed.url}.json`,
      icon: feed.imageUrl,
      authors: [{ name: feed.author, url: feed.url }],
      items: feed.entries.map((entry) => ({
        id: entry.url,
        url: entry.url,
        title: entry.title,
        content_html: entry.html,
        date_published: entry.date.toISOString(),
      })),
    }),
};
