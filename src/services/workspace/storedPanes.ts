import { emptyDeck, MAIN_PANE, type Deck, type Options, type PaneId, type WindowRecord } from './document';
import { shownPanes } from './shownPanes';
import { currentVisit, type Visits } from './visits';

/** A column or window that the last visit left on screen. */
export interface StoredPane {
  readonly paneId: PaneId;
  readonly href: string;
  /** Identifies the visit in the history of the pane. */
  readonly visitKey: string;
  /** Id of the stored account that it shows; null for the current one. */
  readonly account: string | null;
  readonly options: Options;
}

/** What the start needs to know of a stored workspace. */
export interface StoredPanes {
  readonly hasColumns: boolean;
  /** Whether there is a column or a window, on screen or not. */
  readonly hasPanes: boolean;
  /** Whether the main pane is on screen. */
  readonly isMainShown: boolean;
  /** The other panes on screen. */
  readonly shown: readonly StoredPane[];
}

/** The parts of a stored workspace that are read here (see `parseWorkspace`). */
interface StoredText {
  readonly data?: {
    readonly workspace?: {
      readonly panes?: Readonly<Record<PaneId, Partial<Pick<StoredPane, 'account' | 'options'>>>>;
      readonly deck?: Partial<Deck>;
      readonly windows?: readonly WindowRecord[];
    };
    readonly visits?: Readonly<Record<PaneId, Visits>>;
  };
}

const NOTHING: StoredPanes = { hasColumns: false, hasPanes: false, isMainShown: true, shown: [] };

/**
 * Reads which panes a stored workspace has on screen, before the code for workspaces is loaded. A damaged text counts as an empty
 * workspace: the code for workspaces repairs it, and loads what the panes need.
 */
export function readStoredPanes(text: string): StoredPanes {
  try {
    const { workspace: { panes = {}, deck, windows = [] } = {}, visits = {} } = (JSON.parse(text) as StoredText).data ?? {};
    const shown = shownPanes({ deck: { ...emptyDeck, ...deck }, windows });
    return {
      hasColumns: (deck?.root ?? null) !== null,
      hasPanes: Object.keys(panes).length > 0,
      isMainShown: shown.has(MAIN_PANE),
      shown: [...shown].flatMap((paneId) => {
        const pane = panes[paneId];
        if (!pane) return [];
        const { href, key }: { readonly href: unknown; readonly key: string } = currentVisit(visits[paneId]!);
        return typeof href === 'string'
          ? [{ paneId, href, visitKey: key, account: pane.account ?? null, options: pane.options ?? {} }]
          : [];
      }),
    };
  } catch {
    return NOTHING;
  }
}
