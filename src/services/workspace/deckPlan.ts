import type { Density } from '../density';
import { arrange, rootOf } from './deck';
import { columnsOf, isTabs, leavesOf, rowOf } from './deckTree';
import { emptyDeck, MAIN_PANE, newPane, type DeckNode, type Options, type PaneId, type PaneRecord } from './document';
import type { WorkspaceFile } from './parseWorkspace';
import { currentHref, visitsOf, type Visits } from './visits';

/** A pane of a plan: the address that it shows, or {@link MAIN_PANE}. */
export interface PlannedPane {
  readonly href: string;
  /** How much room its notes take; absent where the settings decide. */
  readonly density?: Density;
  /** Whether it shows notes with files alone. */
  readonly onlyFiles?: boolean;
}

/** A column of a plan: one pane, or several below each other or as tabs. */
export interface PlannedColumn {
  readonly panes: readonly PlannedPane[];
  readonly join?: 'stack' | 'tabs';
  /** CSS px; absent for the usual width. */
  readonly width?: number;
}

/** What a deck shows, in a form that people can share: without accounts, names, histories and windows. */
export interface DeckPlan {
  readonly columns: readonly PlannedColumn[];
}

/** The plan of a workspace as it is now. */
export function planOf({ workspace: { deck, panes }, visits }: WorkspaceFile): DeckPlan {
  const planned = (id: PaneId): PlannedPane => {
    if (id === MAIN_PANE) return { href: MAIN_PANE };
    const { density, onlyFiles } = panes[id]!.options;
    return {
      href: currentHref(visits[id]!),
      ...(typeof density === 'string' && { density: density as Density }),
      ...(onlyFiles === true && { onlyFiles }),
    };
  };
  return {
    columns: columnsOf(rootOf(deck)).map((column) => {
      const leaves = leavesOf(column);
      const width = deck.widths[leaves[0]!];
      return {
        panes: leaves.map(planned),
        ...(leaves.length > 1 && { join: isTabs(column) ? 'tabs' : 'stack' }),
        ...(width !== undefined && { width: Math.round(width) }),
      };
    }),
  };
}

/** The workspace with the columns of a plan instead of its own. Windows, the dashboard and the main pane's page stay. */
export function laidOut({ workspace, visits }: WorkspaceFile, { columns }: DeckPlan, newId: () => PaneId): WorkspaceFile {
  const inWindows = Object.entries(workspace.panes).filter(([id]) => workspace.windows.some(({ paneId }) => paneId === id));
  const panes: Record<PaneId, PaneRecord> = Object.fromEntries(inWindows);
  const opened: Record<PaneId, Visits> = {};
  const widths: Record<PaneId, number> = {};
  const open = ({ href, density, onlyFiles }: PlannedPane): PaneId => {
    if (href === MAIN_PANE) return MAIN_PANE;
    const id = newId();
    const options: Options = { ...(density && { density }), ...(onlyFiles && { onlyFiles }) };
    panes[id] = { ...newPane, options };
    opened[id] = visitsOf(href);
    return id;
  };
  const nodes = columns.map((column): DeckNode => {
    const ids = column.panes.map(open);
    if (column.width !== undefined) widths[ids[0]!] = column.width;
    if (ids.length === 1) return ids[0]!;
    return column.join === 'tabs' ? { type: 'tabs', tabs: ids, activeTabIndex: 0 } : { type: 'split', direction: 'column', children: ids };
  });
  const root = rowOf(nodes);
  return {
    workspace: { ...workspace, panes, deck: arrange({ ...emptyDeck, root, widths }, root), startPane: null },
    visits: { ...visits, ...opened },
  };
}
