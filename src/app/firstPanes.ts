import type { PreloadedPane } from '~/registry/definePage';
import type { HistoryEntry } from '~/router/PaneHistory';
import type { RouteMatch, RouteTable } from '~/router/RouteTable';
import { MAIN_PANE } from '~/services/workspace/document';
import { currentVisit } from '~/services/workspace/visits';
import type { RootStore } from '~/stores/RootStore';
import type { FirstCalls } from './FirstCalls';

/** A pane whose code the start fetches. */
export interface FirstPane {
  readonly match: RouteMatch;
  /**
   * The data that its page loads; null for a page that visitors may not open, and for a pane of another account, whose session starts
   * later.
   */
  readonly pane: PreloadedPane | null;
}

/**
 * The panes of the start: the main one first, then those that the last visit left on screen.
 * @param isPhone on phones, the reader's swipes decide which column is on screen, so only the main pane counts
 */
export function firstPanes(
  { session, workspace }: RootStore,
  routes: RouteTable,
  history: { readonly href: string; readonly current: Pick<HistoryEntry, 'key'> },
  isPhone: boolean,
): readonly FirstPane[] {
  const me = session.current.me?.id ?? null;
  const find = (id: string, href: string, visitKey: string): FirstPane[] => {
    const match = routes.resolve(href, me !== null);
    if (!match) return [];
    const { account, options } = workspace.pane(id);
    const isMine = account === null || account === me;
    const mayLoad = me !== null || match.page.requires === undefined;
    const pane = { paneId: id, visitKey, params: match.params, options: id === MAIN_PANE ? null : options };
    const isShown = isPhone || workspace.shown.has(id);
    return [{ match, pane: isMine && mayLoad && isShown ? pane : null }];
  };
  const beside = isPhone ? [] : [...workspace.shown].filter((id) => id !== MAIN_PANE);
  return [
    ...find(MAIN_PANE, history.href, history.current.key),
    ...beside.flatMap((id) => {
      const { href, key } = currentVisit(workspace.visitsOf(id));
      return find(id, href, key);
    }),
  ];
}

/**
 * Asks for the data of panes, all at once. Settles with the last of them. Where something cannot be fetched, the page asks by itself when
 * it renders.
 */
export async function askForData(root: RootStore, panes: readonly FirstPane[], calls: Pick<FirstCalls, 'record' | 'end'>): Promise<void> {
  const preloads = panes.flatMap(({ match, pane }) => (pane && match.page.preload ? [{ pane, load: match.page.preload() }] : []));
  void Promise.allSettled(preloads.map(({ load }) => load)).then(() => calls.end(panes.length > 1));
  await Promise.allSettled(
    preloads.map(async ({ pane, load }) => {
      const { default: ask } = await load;
      await calls.record(() => ask(root, pane));
    }),
  );
}
