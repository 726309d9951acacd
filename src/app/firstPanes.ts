import type { Preload, PreloadedPane } from '~/registry/definePage';
import type { RouteMatch, RouteTable } from '~/router/RouteTable';
import { MAIN_PANE } from '~/services/workspace/document';
import type { StoredPanes } from '~/services/workspace/storedPanes';
import type { RootStore } from '~/stores/RootStore';
import type { FirstCalls } from './FirstCalls';

/** A pane whose code the start fetches. */
export interface FirstPane {
  readonly match: RouteMatch;
  /**
   * What its page is asked to load; null for a pane behind others, for a page that visitors may not open, and for a pane of another
   * account, whose session starts later.
   */
  readonly pane: PreloadedPane | null;
}

/** Where the start finds what it shows. */
export interface FirstPlace {
  readonly routes: RouteTable;
  /** The address of the main pane. */
  readonly href: string;
  /** Identifies the visit of the main pane. */
  readonly visitKey: string;
  /** The columns and windows of the last visit. */
  readonly stored: StoredPanes | null;
  /** The id of the account; null for visitors. */
  readonly me: string | null;
}

/** The panes of the start: the main one first, then those that the last visit left on screen. */
export function firstPanes({ routes, href, visitKey, stored, me }: FirstPlace): readonly FirstPane[] {
  const find = (at: string): RouteMatch | null => routes.resolve(at, me !== null);
  const mayLoad = ({ page }: RouteMatch): boolean => me !== null || page.requires === undefined;
  const main = find(href);
  const beside = (stored?.shown ?? []).flatMap((pane) => {
    const match = find(pane.href);
    const isMine = pane.account === null || pane.account === me;
    return match ? [{ match, pane: isMine && mayLoad(match) ? { ...pane, params: match.params } : null }] : [];
  });
  if (!main) return beside;
  const loadsMain = (stored?.isMainShown ?? true) && mayLoad(main);
  return [{ match: main, pane: loadsMain ? { paneId: MAIN_PANE, visitKey, params: main.params, options: null } : null }, ...beside];
}

/**
 * Fetches what asks for the data of panes.
 * @returns a function that asks for the data of all of them at once. What it returns settles with the last of them. Where something
 * cannot be fetched, the page asks by itself when it renders.
 */
export function beginData(panes: readonly FirstPane[], calls: Pick<FirstCalls, 'record' | 'end'>): (root: RootStore) => Promise<unknown> {
  const preloads = panes.map(async ({ match, pane }) => (pane ? match.page.preload?.() : undefined));
  // Each failure is handled below, but only when there are stores.
  for (const preload of preloads) preload.catch(() => undefined);
  return (root) => {
    const asked = panes.map(async ({ pane }, index) => {
      const module: { readonly default: Preload } | undefined = await preloads[index];
      if (module) await calls.record(() => module.default(root, pane!));
    });
    void Promise.allSettled(preloads).then(() => calls.end());
    return Promise.allSettled(asked);
  };
}
