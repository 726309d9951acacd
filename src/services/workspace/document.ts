/**
 * What is open, and where: one plain document (design section 10). Every change makes a new one, so undo is keeping the
 * old one.
 */

/** Names a pane for as long as it exists, wherever it stands. */
export type PaneId = string;

/** The pane that mirrors the browser's address. It is always there, though it need not be shown, and has no record. */
export const MAIN_PANE: PaneId = 'main';

/** Choices that belong to one pane or widget, as its page or widget understands them. */
export type Options = Readonly<Record<string, unknown>>;

/** What belongs to a pane in whatever frame it stands. Its visits are kept apart: going somewhere is no change of layout. */
export interface PaneRecord {
  /** Id of the stored account that it shows; null is the one in use. */
  readonly account: string | null;
  /** Name that a person gave it; null shows what the page calls itself. */
  readonly title: string | null;
  readonly options: Options;
  /** Whether what arrives here makes its sound. */
  readonly hasSound: boolean;
  /** Whether its header counts what arrived out of sight. */
  readonly hasBadge: boolean;
}

/** A part of the deck: one pane, panes beside or below each other, or panes behind each other. As react-mosaic has it. */
export type DeckNode = PaneId | DeckSplit | DeckTabs;

export interface DeckSplit {
  readonly type: 'split';
  readonly direction: 'row' | 'column';
  readonly children: readonly DeckNode[];
  /** Shares of the whole, in percent; equal where absent. Of columns beside each other widths decide instead. */
  readonly splitPercentages?: readonly number[];
}

export interface DeckTabs {
  readonly type: 'tabs';
  readonly tabs: readonly PaneId[];
  readonly activeTabIndex: number;
}

/** The main pane with the columns around it. */
export interface Deck {
  /** null while the main pane stands alone. */
  readonly root: DeckNode | null;
  /** Of the columns beside each other, by the first of their panes; CSS px. */
  readonly widths: Readonly<Record<PaneId, number>>;
  /** Panes that show nothing but their header. */
  readonly collapsed: readonly PaneId[];
  /** The pane that fills the deck for a while. */
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

/** How a window stands; everything but `normal` keeps {@link WindowRecord.rect} for the way back. */
export type WindowState = 'normal' | 'minimised' | 'maximised' | SnapZone;

export interface WindowRecord {
  readonly paneId: PaneId;
  readonly rect: Rect;
  readonly state: WindowState;
}

/** A widget of the dashboard; its place is counted in cells of the wide grid. */
export interface WidgetRecord {
  readonly id: string;
  /** Id of its manifest. */
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly options: Options;
}

export interface WorkspaceDocument {
  readonly panes: Readonly<Record<PaneId, PaneRecord>>;
  readonly deck: Deck;
  /** From the lowest to the topmost. */
  readonly windows: readonly WindowRecord[];
  /** null until the viewer arranged one; the default is shown then. */
  readonly dashboard: readonly WidgetRecord[] | null;
  /** The pane that phones show first; null is the main one. */
  readonly startPane: PaneId | null;
}

/** A pane as it begins. */
export const newPane: PaneRecord = { account: null, title: null, options: {}, hasSound: false, hasBadge: true };

/** Nothing but the main pane. */
export const emptyDeck: Deck = { root: null, widths: {}, collapsed: [], maximised: null };

export const emptyWorkspace: WorkspaceDocument = { panes: {}, deck: emptyDeck, windows: [], dashboard: null, startPane: null };
