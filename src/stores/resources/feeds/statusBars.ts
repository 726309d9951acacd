import type { ApiClient } from '~/api/ApiClient';
import type { WireNote, WireUserLite } from '~/api/wire';
import { visibleText } from '~/lib/visibleText';
import { wellFormedNote } from '~/services/wellFormed';
import { serverPath } from '~/services/serverPath';
import { shuffled } from '~/services/shuffled';
import type { StatusBar } from '~/services/statusBar';
import { defineQuery } from '../definitions';
import { readWebFeed } from './webFeeds';

/** One item that moves through a status bar. */
export interface BarItem {
  readonly key: string;
  readonly text: string;
  /** The author and the custom emojis of the text; null for items without an author. */
  readonly by: { readonly user: WireUserLite; readonly emojis: WireNote['emojis'] } | null;
  /** The address of a page of this client. */
  readonly to: string | null;
  /** The address on another site. */
  readonly href: string | null;
  /** The color of its mark, as the other server sends it; null for none. */
  readonly color: string | null;
}

/** How many servers load at once. */
const LIMIT = 30;

/** Which items a status bar shows. */
export const statusBarItems = defineQuery({
  fetch: (account, bar: Pick<StatusBar, 'type' | 'props'>, signal) => barItems(bar, account.api, signal),
});

/** Loads the items of a bar. A bar that is not configured has none. */
export async function barItems(
  { type, props }: Pick<StatusBar, 'type' | 'props'>,
  api: Pick<ApiClient, 'call'>,
  signal: AbortSignal,
  random: () => number = Math.random,
): Promise<readonly BarItem[]> {
  if (type === 'rss') {
    const { entries } = await readWebFeed(api, props.url, signal);
    const shown = entries.map(({ key, title, href }): BarItem => ({ key, text: title, by: null, to: null, href, color: null }));
    return props.shuffle ? shuffled(shown, random) : shown;
  }
  if (type === 'federation') {
    const instances = await api.call('federation/instances', { sort: '+latestRequestReceivedAt', limit: LIMIT }, { signal });
    return instances.map(({ host, name, themeColor }) => ({
      key: host,
      text: visibleText(name ?? '') || host,
      by: null,
      to: serverPath(host),
      href: null,
      color: props.colored && themeColor !== null && /^#[\da-f]{3,8}$/i.test(themeColor) ? themeColor : null,
    }));
  }
  if (!props.userListId) return [];
  const notes = await api.call('notes/user-list-timeline', { listId: props.userListId }, { signal });
  return notes.map(wellFormedNote).map(({ id, user, cw, text, emojis }) => ({
    key: id,
    text: cw ?? text ?? '…',
    by: { user: user, emojis },
    to: `/notes/${id}`,
    href: null,
    color: null,
  }));
}
