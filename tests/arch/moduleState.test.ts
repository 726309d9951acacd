import { describe, expect, test } from 'vitest';
import { CLIENT, readFiles } from './lib/tree';
import { listed } from './lib/violations';
import { findModuleState } from './rules/moduleState';

/** State that is allowed in a module, each with its reason. */
const ALLOWED: readonly { readonly path: string; readonly name: string; readonly reason: string }[] = [
  { path: 'src/components/media/Blurhash.tsx', name: 'decoded', reason: 'results of a pure function, bounded: the same for every account' },
  {
    path: 'src/mfm/parseMfm.ts',
    name: 'mfmParser',
    reason: 'results of a pure function, bounded: the same for every account',
  },
  { path: 'src/lib/neededOffline.ts', name: 'declared', reason: 'what modules declare while they are evaluated, like a manifest' },
  { path: 'src/mfm/parseWorker.ts', name: 'parseWorker', reason: 'one worker computes the dear results for the whole page' },
  { path: 'src/mfm/code/highlight.worker.ts', name: 'highlighter', reason: 'a worker is a process of its own, and this is what it is for' },
  { path: 'src/mfm/code/highlighted.ts', name: 'highlighted', reason: 'results of a pure function, bounded, and the worker for them' },
  {
    path: 'src/app/serviceWorker.ts',
    name: 'markup',
    reason: 'a worker is a process of its own, and what this caches depends only on the text',
  },
  { path: 'src/app/serviceWorker.ts', name: 'worker', reason: 'a worker is a process of its own, and this is what it is for' },
  { path: 'src/mfm/math/formulas.ts', name: 'formulas', reason: 'results of a pure function, bounded, and the worker for them' },
];

const found = findModuleState(readFiles(CLIENT, /\.tsx?$/));

describe('the modules of the client', () => {
  test('modules keep no state of their own', () => {
    const unexpected = found.filter((state) => !ALLOWED.some(({ path, name }) => path === state.path && name === state.name));
    expect(listed(unexpected)).toBe('');
  });

  test('every exception still applies', () => {
    expect(ALLOWED.filter(({ path, name }) => !found.some((state) => state.path === path && state.name === name))).toEqual([]);
  });
});

describe('the rule of module state', () => {
  const names = (text: string): string[] => findModuleState([{ path: 'src/x.ts', text }]).map(({ name }) => name);

  test.each([
    'let count = 0;',
    'export let current;',
    'const cache = new Map<string, number>();',
    'const seen = new WeakSet();',
    'export const store = new NoteStore(api);',
    'const list: string[] = [];',
    'const box = observable.box(1);',
    'const known = {} as Record<string, string>;',
    'const controller = new AbortController();',
  ])('the declaration "%s" is state', (text) => {
    expect(names(text)).toHaveLength(1);
  });

  test.each([
    "const names = new Set(['a', 'b']);",
    'const table = { a: 1 };',
    'const pattern = new RegExp("a");',
    'export const Context = createContext(null);',
    'function make() { let n = 0; const m = new Map(); return () => n++ + m.size; }',
    'declare const version: string;',
    'const formats = new Map(entries);',
    'const order = [1, 2] as const;',
  ])('the declaration "%s" is not state', (text) => {
    expect(names(text)).toEqual([]);
  });
});
