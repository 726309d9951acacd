import { equalData } from '../equalData';
import { parseWorkspace, withNamedDashboards, type WorkspaceFile } from './parseWorkspace';

/** The result of reading a workspace that may have been written by hand; `path` says where the first problem is. */
export type StrictReading = { readonly ok: true; readonly file: WorkspaceFile } | { readonly ok: false; readonly path: string };

/** The top-level keys of a workspace file; others are not allowed. */
const PARTS = ['workspace', 'visits'];

/** Reads a workspace strictly: instead of dropping or fixing a part, it fails with the path of that part. */
export function readStrictly(given: unknown): StrictReading {
  const data = withNamedDashboards(given);
  const file = parseWorkspace(data);
  if (!file) return { ok: false, path: PARTS[0]! };
  const path = firstDifference(data, file, '');
  return path === null ? { ok: true, file } : { ok: false, path: path.slice(1) };
}

/** The path of the first difference, as `.a.b.0`; null when both are equal. */
function firstDifference(given: unknown, read: unknown, path: string): string | null {
  if (equalData(given, read)) return null;
  if (!isObject(given) || !isObject(read) || Array.isArray(given) !== Array.isArray(read)) return path;
  const keys = [...new Set([...Object.keys(given), ...Object.keys(read)])];
  for (const key of keys) {
    if (!Object.hasOwn(given, key) || !Object.hasOwn(read, key)) return `${path}.${key}`;
    const inner = firstDifference(given[key], read[key], `${path}.${key}`);
    if (inner !== null) return inner;
  }
  return path;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
