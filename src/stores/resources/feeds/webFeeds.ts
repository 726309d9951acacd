import type { ApiClient } from '~/api/ApiClient';
import type { WireFeed } from '~/api/wire';
import { beginningOf } from '~/lib/beginningOf';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { visibleText } from '~/lib/visibleText';
import { defineQuery } from '../definitions';

/** An entry of an RSS or Atom feed. */
export interface WebFeedEntry {
  readonly key: string;
  /** Of an entry without one: the beginning of its description. */
  readonly title: string;
  /** null if the feed names no address that may be opened. */
  readonly href: string | null;
  /** ISO 8601; null if the server knows no date. */
  readonly date: string | null;
}

/** The feed of another site. */
export interface WebFeed {
  /** Empty if the feed has no title. */
  readonly title: string;
  /** In the order of the feed, without entries that say nothing. */
  readonly entries: readonly WebFeedEntry[];
}

/** Loads a feed by its address, through the viewer's server. */
export const webFeed = defineQuery({
  fetch: (account, url: string, signal) => readWebFeed(account.api, url, signal),
});

/** Loads a feed. One whose address is not http(s) is empty, and nothing is requested. */
export async function readWebFeed(api: Pick<ApiClient, 'call'>, address: string, signal: AbortSignal): Promise<WebFeed> {
  const url = safeHttpUrl(address);
  if (url === null) return { title: '', entries: [] };
  const { title = '', items } = await api.call('fetch-rss', { url }, { signal });
  return { title: visibleText(title), entries: items.flatMap(entryOf) };
}

/** Characters of a description that stand in for a title. */
const BEGINNING = 80;

/** Posts of social networks have no titles. The standard asks for a title or a description. */
function entryOf({ title = '', link, contentSnippet = '', isoDate }: WireFeed['items'][number], index: number): readonly WebFeedEntry[] {
  const shown = visibleText(title) || beginningOf(visibleText(contentSnippet), BEGINNING);
  const date = isoDate !== undefined && !Number.isNaN(Date.parse(isoDate)) ? isoDate : null;
  return shown === '' ? [] : [{ key: `${index} ${link}`, title: shown, href: safeHttpUrl(link), date }];
}
