/**
 * What is open, and where: one plain document (design section 10). Every change makes a new one, so undo is keeping the
 * old one.
 */

/** Names a pane for as long as it exists, wherever it stands. */
export type PaneId = string;

/** What belongs to a pane in whatever frame it stands. Its visits are kept apart: going somewhere is no change of layout. */
export interface PaneRecord {
  /** Name that a person gave it; null shows what the page calls itself. */
  readonly title: string | null;
}

/** A part of the deck: one pane, panes beside or below each other, or panes behind each other. As react-mosaic has it. */
export type DeckNode = PaneId | DeckSplit | DeckTabs;

export interface DeckSplit {
  readonly type: 'split';
  readonly direction: 'row' | 'column';
  readonly children: readonly DeckNode[];
  /** Shares of the whole, in percent. */
  readonly splitPercentages?: readonly number[];
}

export interface DeckTabs {
  readonly type: 'tabs';
  readonly tabs: readonly PaneId[];
  readonly activeTabIndex: number;
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

export interface WorkspaceDocument {
  readonly panes: Readonly<Record<PaneId, PaneRecord>>;
  /** Columns; null while there are none beside the main pane. */
  readonly deck: DeckNode | null;
  /** From the lowest to the topmost. */
  readonly windows: readonly WindowRecord[];
}

/** Nothing but the main pane. */
export const emptyWorkspace: WorkspaceDocument = { panes: {}, deck: null, windows: [] };
