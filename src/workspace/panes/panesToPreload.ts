import { untracked } from 'mobx';
import type { PreloadedPane } from '~/registry/definePage';
import type { RouteMatch, RouteTable } from '~/router/RouteTable';
import { MAIN_PANE } from '~/services/workspace/document';
import { currentHref } from '~/services/workspace/visits';
import type { RootStore } from '~/stores/RootStore';

/** A pane whose page can preload its data. */
interface PaneToPreload {
  readonly match: RouteMatch;
  readonly pane: PreloadedPane;
}

/** The visible columns and windows. Those of other accounts are left out, because their sessions start when they are shown. */
export function panesToPreload({ workspace, session }: RootStore, routes: RouteTable): readonly PaneToPreload[] {
  return untracked(() => {
    const { store } = workspace;
    if (!store) return [];
    return [...store.shown].flatMap((paneId) => {
      const { account, options } = store.pane(paneId);
      const match = routes.resolve(currentHref(store.visitsOf(paneId)), session.isSignedIn);
      return paneId === MAIN_PANE || account !== null || !match ? [] : [{ match, pane: { paneId, params: match.params, options } }];
    });
  });
}
