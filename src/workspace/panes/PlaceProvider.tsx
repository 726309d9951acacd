import { runInAction } from 'mobx';
import { useMemo, type ReactNode } from 'react';
import { PaneContext, usePane, type Pane } from '~/router/PaneContext';
import { MAIN_PANE } from '~/services/workspace/document';
import { windowOf } from '~/services/workspace/windows';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { AccountProvider } from '~/react/AccountProvider';
import type { LivePane } from './LivePane';
import type { LivePanes } from './LivePanes';

/** The account and the pane that an element belongs to. */
export interface Place {
  /** The account that it works for, if that is not the one in use. */
  readonly scope: AccountScope | null;
  /** The pane around it, if that is not the main one. */
  readonly pane: LivePane | null;
  readonly frame: Pane['frame'];
}

const MAIN: Place = { scope: null, pane: null, frame: 'main' };

/** Finds the overlay or pane around an element. For event handlers: it reads without observing. */
export const placeOf = (element: Element, root: RootStore, panes: LivePanes): Place => runInAction(() => find(element, root, panes));

function find(element: Element, { overlays, session, workspace }: RootStore, panes: LivePanes): Place {
  const around = element.closest<HTMLElement>('[data-overlay], [data-pane]')?.dataset;
  if (around?.['overlay'] !== undefined) {
    const key = Number(around['overlay']);
    return { ...MAIN, scope: overlays.stack.find((overlay) => overlay.key === key)?.scope ?? null };
  }
  const paneId = around?.['pane'] ?? MAIN_PANE;
  if (paneId === MAIN_PANE) return MAIN;
  const { account } = workspace.pane(paneId);
  const other = account === null || account === session.current.ref ? null : workspace.accounts.find(account).state;
  return {
    scope: other?.status === 'ready' ? other.scope : null,
    pane: panes.of(paneId, workspace),
    frame: windowOf(workspace.document, paneId) ? 'window' : 'column',
  };
}

/** Makes content above the page, such as a hover card, work for the account and the pane of its anchor. */
export function PlaceProvider({ place: { scope, pane, frame }, children }: { place: Place; children: ReactNode }) {
  const inPane = pane ? (
    <InPane key={pane.id} pane={pane} frame={frame}>
      {children}
    </InPane>
  ) : (
    children
  );
  return scope ? <AccountProvider scope={scope}>{inPane}</AccountProvider> : inPane;
}

const nothing = (): void => {};

function InPane({ pane, frame, children }: { pane: LivePane; frame: Pane['frame']; children: ReactNode }) {
  const around = usePane();
  const value = useMemo<Pane>(() => {
    const { id, history, onReload } = pane;
    const { href, navigate, canGoBack, back } = history;
    return { ...around, paneId: id, frame, href, navigate, canGoBack, back, reload: () => pane.reload(), onReload, setTitle: nothing };
  }, [around, pane, frame]);
  return <PaneContext value={value}>{children}</PaneContext>;
}
