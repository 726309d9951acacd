import type { AccountRef } from '../accountRef';

/** The open panes and their layout: one plain document. Every change makes a new one, so undo means keeping the old one. */

/** Identifies a pane for as long as it exists, wherever it is. */
export type PaneId = string;

/** The pane that mirrors the browser's address. It always exists, even when it is not shown, and has no record. */
export const MAIN_PANE: PaneId = 'main';

/** Options of one pane or widget; only its page or widget knows what they mean. */
export type Options = Readonly<Record<string, unknown>>;

/**
 * The state of a pane that is independent of its frame. Visits are stored separately: navigating does not change the
 * layout.
 */
export interface PaneRecord {
  /** The stored account that it shows; null for the current one. */
  readonly account: AccountRef | null;
  /** A name given by the viewer; null shows the page's own title. */
  readonly title: string | null;
  readonly options: Options;
  /** Whether arriving notes play a sound. */
  readonly hasSound: boolean;
  /** Whether its header counts what arrived out of sight. */
  readonly hasBadge: boolean;
}

/** A part of the deck: one pane, panes beside or below each other, or tabs. The same shape as in react-mosaic. */
export type DeckNode = PaneId | DeckSplit | DeckTabs;

/** Nodes beside each other (`row`) or below each other (`column`). */
export interface DeckSplit {
  readonly type: 'split';
  readonly direction: 'row' | 'column';
  readonly children: readonly DeckNode[];
  /** Shares in percent; equal when absent. Columns use `Deck.widths` instead. */
  readonly splitPercentages?: readonly number[];
}

/** Panes in one place, of which one is visible. */
export interface DeckTabs {
  readonly type: 'tabs';
  readonly tabs: readonly PaneId[];
  readonly activeTabIndex: number;
}

/** The main pane and the columns around it. */
export interface Deck {
  /** null while there are no columns. */
  readonly root: DeckNode | null;
  /** Widths of the columns, by the first pane of each; CSS px. */
  readonly widths: Readonly<Record<PaneId, number>>;
  /** Panes that show only their header. */
  readonly collapsed: readonly PaneId[];
  /** The pane that temporarily fills the deck. */
  readonly maximised: PaneId | null;
}

/** A rectangle in the viewport; CSS px. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A half or a quarter of the viewport that a window fills. */
export type SnapZone = 'left' | 'right' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

/** The state of a window; all but `normal` keep {@link WindowRecord.rect} to return to. */
export type WindowState = 'normal' | 'minimised' | 'maximised' | SnapZone;

/** A floating window with one pane. */
export interface WindowRecord {
  readonly paneId: PaneId;
  readonly rect: Rect;
  readonly state: WindowState;
}

/** A widget on the dashboard; its position and size are in cells of the wide grid. */
export interface WidgetRecord {
  readonly id: string;
  /** Id of its manifest. */
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly options: Options;
  /** The stored account that it works for; absent for the current one. */
  readonly account?: AccountRef;
}

/** One of the viewer's dashboards. */
export interface DashboardRecord {
  readonly id: string;
  /** null while the viewer has not named it. */
  readonly name: string | null;
  /** null until the viewer arranged them; until then the default ones are shown. */
  readonly widgets: readonly WidgetRecord[] | null;
}

/** The whole workspace of an account. */
export interface WorkspaceDocument {
  readonly panes: Readonly<Record<PaneId, PaneRecord>>;
  readonly deck: Deck;
  /** From the bottom window to the top one. */
  readonly windows: readonly WindowRecord[];
  /** In the order of their tabs. Empty until the viewer arranged one; until then there is a default one. */
  readonly dashboards: readonly DashboardRecord[];
  /** Dashboards of this device alone: each replaces the shared one with its id here, and is never sent. Absent if there are none. */
  readonly ownDashboards?: readonly DashboardRecord[];
  /** The pane that phones show first; null for the main pane. */
  readonly startPane: PaneId | null;
}

/** The initial state of a pane. */
export const newPane: PaneRecord = { account: null, title: null, options: {}, hasSound: false, hasBadge: true };

/** A deck with only the main pane. */
export const emptyDeck: Deck = { root: null, widths: {}, collapsed: [], maximised: null };

/** A workspace with only the main pane and the default dashboard. */
export const emptyWorkspace: WorkspaceDocument = { panes: {}, deck: emptyDeck, windows: [], dashboards: [], startPane: null };
