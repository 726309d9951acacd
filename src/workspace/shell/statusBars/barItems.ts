import type { ApiClient } from '~/api/ApiClient';
import type { WireNote, WireUserLite } from '~/api/wire';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { visibleText } from '~/lib/visibleText';
import { wellFormedNote } from '~/services/wellFormed';
import type { StatusBar } from '~/services/statusBar';

/** One item of a status bar. */
export interface BarItem {
  readonly key: string;
  readonly text: string;
  /** The author and the custom emoji of the author's name; null if there is no author. */
  readonly by: { readonly user: WireUserLite; readonly emojis: WireNote['emojis'] } | null;
  /** The address of a page of this client. */
  readonly to: string | null;
  /** The address of another site. */
  readonly href: string | null;
  /** The color of the mark, as the other server gives it; null for no mark. */
  readonly color: string | null;
}

/** The largest numbers of servers and items that a bar requests. */
const LIMIT = 30;

/** Fetches the items of a bar. A bar without a source has none. */
export async function barItems(
  { type, props }: StatusBar,
  api: Pick<ApiClient, 'call'>,
  signal: AbortSignal,
  random: () => number = Math.random,
): Promise<readonly BarItem[]> {
  if (type === 'rss') {
    const url = safeHttpUrl(props.url);
    if (!url) return [];
    const { items } = await api.call('fetch-rss', { url }, { signal });
    const shown = items.flatMap(({ title, link }, index): BarItem[] =>
      title ? [{ key: `${index} ${link}`, text: title, by: null, to: null, href: safeHttpUrl(link), color: null }] : [],
    );
    return props.shuffle ? shuffled(shown, random) : shown;
  }
  if (type === 'federation') {
    const instances = await api.call('federation/instances', { sort: '+latestRequestReceivedAt', limit: LIMIT }, { signal });
    return instances.map(({ host, name, themeColor }) => ({
      key: host,
      text: visibleText(name ?? '') || host,
      by: null,
      to: null,
      href: safeHttpUrl(`https://${host}`),
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

function shuffled<T>(list: readonly T[], random: () => number): readonly T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
