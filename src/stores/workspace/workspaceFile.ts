import {
  emptyWorkspace,
  type PaneId,
  type PaneRecord,
  type Rect,
  type WindowRecord,
  type WorkspaceDocument,
} from '~/services/workspace/document';
import type { Visits } from '~/services/workspace/visits';
import { defineDocument, type VersionedDocument } from '~/storage/VersionedDocument';
import { workspaceKey } from './workspaceKey';

/** What is kept of a workspace between visits. */
export interface WorkspaceFile {
  readonly workspace: WorkspaceDocument;
  readonly visits: Readonly<Record<PaneId, Visits>>;
}

/** Windows that a stored workspace may hold; nobody works with more, and a damaged file may say anything. */
const WINDOW_LIMIT = 50;

/** The workspace of one account on this device. @param account key of its scope */
export const workspaceFile = (account: string): VersionedDocument<WorkspaceFile> =>
  defineDocument({ key: workspaceKey(account), parse, fallback: () => ({ workspace: emptyWorkspace, visits: {} }) });

/** Reads part by part: what is damaged is left out, and the rest stays. */
function parse(data: unknown): WorkspaceFile | undefined {
  if (!isRecord(data) || !isRecord(data['workspace'])) return undefined;
  const visits = parseEach(data['visits'], parseVisits);
  const titles = parseEach(data['workspace']['panes'], parsePane);
  const windows = (Array.isArray(data['workspace']['windows']) ? data['workspace']['windows'] : [])
    .flatMap((one) => parseWindow(one) ?? [])
    .filter(({ paneId }) => titles[paneId] && visits[paneId])
    .filter(({ paneId }, place, all) => all.findIndex((other) => other.paneId === paneId) === place)
    .slice(-WINDOW_LIMIT);
  const ids = windows.map(({ paneId }) => paneId);
  const only = <T>(all: Readonly<Record<PaneId, T>>): Record<PaneId, T> => Object.fromEntries(ids.map((id) => [id, all[id]!]));
  return { workspace: { panes: only(titles), deck: null, windows }, visits: only(visits) };
}

function parseEach<T>(data: unknown, parseOne: (value: unknown) => T | undefined): Record<string, T> {
  if (!isRecord(data)) return {};
  return Object.fromEntries(
    Object.entries(data).flatMap(([id, value]) => {
      const parsed = parseOne(value);
      return parsed === undefined ? [] : [[id, parsed] as const];
    }),
  );
}

function parsePane(value: unknown): PaneRecord | undefined {
  if (!isRecord(value)) return undefined;
  return { title: typeof value['title'] === 'string' ? value['title'] : null };
}

function parseVisits(value: unknown): Visits | undefined {
  if (!isRecord(value) || !Array.isArray(value['entries'])) return undefined;
  const entries = value['entries'].flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry['href'] === 'string' && entry['href'].startsWith('/') && typeof entry['key'] === 'string'
      ? [{ href: entry['href'], key: entry['key'] }]
      : [],
  );
  if (entries.length === 0) return undefined;
  const index = Number.isInteger(value['index']) ? Math.min(Math.max(Number(value['index']), 0), entries.length - 1) : entries.length - 1;
  return { entries, index };
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
  const isUsable = [x, y, width, height].every((one) => typeof one === 'number' && Number.isFinite(one));
  return isUsable ? { x: Number(x), y: Number(y), width: Number(width), height: Number(height) } : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
