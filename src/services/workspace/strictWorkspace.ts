import { equalData } from '../equalData';
import { parseWorkspace, type WorkspaceFile } from './parseWorkspace';

/** What came of reading a workspace that people may have written by hand. */
export type StrictReading = { readonly ok: true; readonly file: WorkspaceFile } | { readonly ok: false; readonly path: string };

/** Names of the parts that hold everything else; what is not one of them has no business in a file. */
const PARTS = ['workspace', 'visits'];

/** Reads a workspace as a whole: anything that would be left out or changed is named instead, and nothing is taken. */
export function readStrictly(data: unknown): StrictReading {
  const file = parseWorkspace(data);
  if (!file) return { ok: false, path: PARTS[0]! };
  const path = firstDifference(data, file, '');
  return path === null ? { ok: true, file } : { ok: false, path: path.slice(1) };
}

/** Where two pieces of data first say something else, as `.a.b.0`; null where they agree. */
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
