import { arrange } from './deck';
import { DASHBOARD_LIMIT, FIRST_DASHBOARD, NAME_LIMIT } from './dashboards';
import { leavesOf, onlyKnownPanes } from './deckTree';
import {
  emptyDeck,
  MAIN_PANE,
  newPane,
  type DashboardRecord,
  type Deck,
  type DeckNode,
  type Options,
  type PaneId,
  type PaneRecord,
  type Rect,
  type WidgetRecord,
  type WindowRecord,
  type WorkspaceDocument,
} from './document';
import type { Visits } from './visits';

/** A workspace with the history of its panes, as it is stored, synchronized, exported and restored. */
export interface WorkspaceFile {
  readonly workspace: WorkspaceDocument;
  readonly visits: Readonly<Record<PaneId, Visits>>;
}

/** Limits for damaged files; far more than people open. */
const PANE_LIMIT = 100;
const WIDGET_LIMIT = 100;
/** Greatest nesting depth of a deck. */
const DEPTH_LIMIT = 20;

/** Parses a stored workspace part by part: damaged parts are left out. Returns undefined when it is not a workspace. */
export function parseWorkspace(stored: unknown): WorkspaceFile | undefined {
  const data = withNamedDashboards(stored);
  if (!isRecord(data) || !isRecord(data['workspace'])) return undefined;
  const { workspace } = data;
  const visits = parseEach(data['visits'], parseVisits);
  const records = parseEach(workspace['panes'], parsePane);
  // Own names only: every object has a `constructor`.
  const isOpen = (id: PaneId): boolean => id !== MAIN_PANE && Object.hasOwn(records, id) && Object.hasOwn(visits, id);
  const windows = listOf(workspace['windows'], parseWindow)
    .filter(({ paneId }) => isOpen(paneId))
    .filter(({ paneId }, place, all) => all.findIndex((other) => other.paneId === paneId) === place)
    .slice(-PANE_LIMIT);
  const inWindow = new Set(windows.map(({ paneId }) => paneId));
  const deck = parseDeck(workspace['deck'], (id) => id === MAIN_PANE || (isOpen(id) && !inWindow.has(id)));
  const ids = [...leavesOf(deck.root).filter((id) => id !== MAIN_PANE), ...inWindow];
  const only = <T>(all: Readonly<Record<PaneId, T>>): Record<PaneId, T> => Object.fromEntries(ids.map((id) => [id, all[id]!]));
  const { startPane } = workspace;
  const own = parseDashboards(workspace['ownDashboards']);
  return {
    workspace: {
      panes: only(records),
      deck,
      windows,
      dashboards: parseDashboards(workspace['dashboards']),
      ...(own.length > 0 && { ownDashboards: own }),
      startPane: typeof startPane === 'string' && ids.includes(startPane) ? startPane : null,
    },
    visits: only(visits),
  };
}

/** A workspace from before there were several dashboards: its one dashboard becomes the first of them. */
export function withNamedDashboards(data: unknown): unknown {
  if (!isRecord(data) || !isRecord(data['workspace'])) return data;
  const { dashboard, ownDashboard, ...workspace } = data['workspace'];
  if (dashboard === undefined || Array.isArray(workspace['dashboards'])) return data;
  const first = (widgets: unknown) => (Array.isArray(widgets) ? [{ id: FIRST_DASHBOARD, name: null, widgets }] : []);
  const own = first(ownDashboard);
  return { ...data, workspace: { ...workspace, dashboards: first(dashboard), ...(own.length > 0 && { ownDashboards: own }) } };
}

function parseDeck(data: unknown, isKnown: (pane: PaneId) => boolean): Deck {
  if (!isRecord(data)) return emptyDeck;
  const root = onlyKnownPanes(parseNode(data['root'], 0), isKnown);
  const widths = parseEach(data['widths'], (width) => (isNumber(width) && width > 0 ? width : undefined));
  const collapsed = listOf(data['collapsed'], (one) => (typeof one === 'string' ? one : undefined));
  const { maximised } = data;
  return arrange({ root, widths, collapsed, maximised: typeof maximised === 'string' ? maximised : null }, root);
}

function parseNode(data: unknown, depth: number): DeckNode | null {
  if (typeof data === 'string') return data;
  if (!isRecord(data) || depth > DEPTH_LIMIT) return null;
  if (data['type'] === 'tabs') {
    const tabs = listOf(data['tabs'], (tab) => (typeof tab === 'string' ? tab : undefined));
    return { type: 'tabs', tabs, activeTabIndex: Number.isInteger(data['activeTabIndex']) ? Number(data['activeTabIndex']) : 0 };
  }
  if (data['type'] !== 'split' || !Array.isArray(data['children'])) return null;
  const shares: readonly unknown[] = Array.isArray(data['splitPercentages']) ? data['splitPercentages'] : [];
  const isComplete = shares.length === data['children'].length && shares.every((share) => isNumber(share) && share > 0);
  const children = data['children'].flatMap((child: unknown, index) => {
    const node = parseNode(child, depth + 1);
    return node === null ? [] : [{ node, share: isComplete ? Number(shares[index]) : 1 }];
  });
  return {
    type: 'split',
    direction: data['direction'] === 'column' ? 'column' : 'row',
    children: children.map(({ node }) => node),
    splitPercentages: children.map(({ share }) => share),
  };
}

function parsePane(value: unknown): PaneRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { account, title, options, hasSound, hasBadge } = value;
  return {
    account: typeof account === 'string' ? account : null,
    title: typeof title === 'string' ? title : null,
    options: parseOptions(options),
    hasSound: typeof hasSound === 'boolean' ? hasSound : newPane.hasSound,
    hasBadge: typeof hasBadge === 'boolean' ? hasBadge : newPane.hasBadge,
  };
}

/** Options are parsed by their page or widget; here they only need to be an object. */
const parseOptions = (value: unknown): Options => (isRecord(value) ? value : {});

function parseVisits(value: unknown): Visits | undefined {
  if (!isRecord(value)) return undefined;
  const entries = listOf(value['entries'], (entry) =>
    isRecord(entry) && typeof entry['href'] === 'string' && /^\/(?!\/)/.test(entry['href']) && typeof entry['key'] === 'string'
      ? { href: entry['href'], key: entry['key'] }
      : undefined,
  );
  if (entries.length === 0) return undefined;
  const index = Number.isInteger(value['index']) ? Math.min(Math.max(Number(value['index']), 0), entries.length - 1) : entries.length - 1;
  const { title } = value;
  return { entries, index, ...(typeof title === 'string' && { title }) };
}

const STATES = new Set(['normal', 'minimised', 'maximised', 'left', 'right', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight']);
const isState = (value: unknown): value is WindowRecord['state'] => typeof value === 'string' && STATES.has(value);

function parseWindow(value: unknown): WindowRecord | undefined {
  if (!isRecord(value) || typeof value['paneId'] !== 'string') return undefined;
  const rect = parseRect(value['rect']);
  if (!rect) return undefined;
  return { paneId: value['paneId'], rect, state: isState(value['state']) ? value['state'] : 'normal' };
}

function parseRect(value: unknown): Rect | undefined {
  if (!isRecord(value)) return undefined;
  const { x, y, width, height } = value;
  return [x, y, width, height].every(isNumber) ? { x: Number(x), y: Number(y), width: Number(width), height: Number(height) } : undefined;
}

function parseDashboards(data: unknown): readonly DashboardRecord[] {
  const all = listOf(data, (value): DashboardRecord | undefined => {
    if (!isRecord(value) || typeof value['id'] !== 'string') return undefined;
    const { id, name, widgets } = value;
    return {
      id,
      name: typeof name === 'string' && name.trim() !== '' ? name.slice(0, NAME_LIMIT) : null,
      widgets: Array.isArray(widgets) ? parseWidgets(widgets) : null,
    };
  });
  return all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place).slice(0, DASHBOARD_LIMIT);
}

function parseWidgets(data: readonly unknown[]): readonly WidgetRecord[] {
  const widgets = listOf(data, (value): WidgetRecord | undefined => {
    if (!isRecord(value)) return undefined;
    const { id, kind, x, y, w, h, options, account } = value;
    const isPlaced = [x, y].every((one) => isCell(one, 0)) && [w, h].every((one) => isCell(one, 1));
    if (typeof id !== 'string' || typeof kind !== 'string' || !isPlaced) return undefined;
    const widget = { id, kind, x: Number(x), y: Number(y), w: Number(w), h: Number(h), options: parseOptions(options) };
    return typeof account === 'string' ? { ...widget, account } : widget;
  });
  return widgets.filter(({ id }, place, all) => all.findIndex((other) => other.id === id) === place).slice(0, WIDGET_LIMIT);
}

const isCell = (value: unknown, least: number): boolean => Number.isInteger(value) && Number(value) >= least && Number(value) < 1000;

function listOf<T>(data: unknown, parseOne: (value: unknown) => T | undefined): T[] {
  return (Array.isArray(data) ? data : []).flatMap((one: unknown) => {
    const parsed = parseOne(one);
    return parsed === undefined ? [] : [parsed];
  });
}

function parseEach<T>(data: unknown, parseOne: (value: unknown) => T | undefined): Record<string, T> {
  if (!isRecord(data)) return {};
  const entries = Object.entries(data).flatMap(([id, value]) => {
    const parsed = id === '__proto__' ? undefined : parseOne(value);
    return parsed === undefined ? [] : [[id, parsed] as const];
  });
  return Object.fromEntries(entries);
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
