import { gzipSync } from 'node:zlib';
import { minifySync, transformWithOxc } from 'vite';
import { importsOf } from '../lib/imports';
import type { SourceFile } from '../lib/tree';

/** What a visit has loaded with the first notes: the start, the timeline, and what stands around it. */
const START = [
  'src/main',
  'src/app/start',
  'src/stores/createBrowserRoot',
  'pages/timeline/TimelinePage',
  'pages/timeline/preload',
  'src/workspace/shell/NavRail',
  'src/workspace/dashboard/DashboardBeside',
];

/** Features are found by their folder, and loaded one by one: a manifest and the index of pages say how. */
const BY_FOLDER = /\/manifest$|^src\/generated\/|^src\/registry\/collect/;

/** Data, and code of which most visits load one file of many. */
const DATA = /\.json$|^src\/(?:generated|theme\/compiled)\//;

/** Imports and lists of exports in minified code. A bundle has none between its modules. */
const BETWEEN_MODULES = /import(?:[^'"`;()]*from)?(?:"[^"]*"|`[^`]*`);|export\{[^}]*\};/g;

/** Code that loads late: what loads it, and what it brings. */
export interface LateCode {
  readonly from: string;
  readonly to: string;
  /** The size of its own code beyond the start and beyond what loads it, minified, after gzip. Packages do not count. */
  readonly bytes: number;
}

interface Module {
  readonly file: SourceFile;
  readonly now: readonly string[];
  readonly late: readonly string[];
}

const bare = (path: string): string => path.replace(/\.tsx?$/, '');

function closure(begin: readonly string[], modules: ReadonlyMap<string, Module>): ReadonlySet<string> {
  const found = new Set<string>();
  const pending = [...begin];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const module = modules.get(path);
    if (!module || found.has(path)) continue;
    found.add(path);
    pending.push(...module.now);
  }
  return found;
}

/** Measures all code that loads late, except features. */
export async function measureLateCode(files: readonly SourceFile[]): Promise<LateCode[]> {
  const modules = new Map<string, Module>();
  for (const file of files) {
    const edges = importsOf(file).filter(({ isTypeOnly, isGlob, to }) => !isTypeOnly && !isGlob && to !== null);
    const targets = (isDynamic: boolean) => edges.filter((edge) => edge.isDynamic === isDynamic).map(({ to }) => to!);
    modules.set(bare(file.path), { file, now: targets(false), late: targets(true) });
  }
  const minified = new Map<string, Promise<string>>();
  const minify = (path: string): Promise<string> => {
    const known = minified.get(path);
    if (known) return known;
    const { file } = modules.get(path)!;
    const made = transformWithOxc(file.text, file.path, { target: 'es2023', jsx: { runtime: 'automatic', development: false } }).then(
      ({ code }) => minifySync(file.path, code, { module: true, mangle: { toplevel: true } }).code.replaceAll(BETWEEN_MODULES, ''),
    );
    minified.set(path, made);
    return made;
  };
  const start = closure(START, modules);
  const found: LateCode[] = [];
  for (const [from, { late }] of modules) {
    if (BY_FOLDER.test(from)) continue;
    const there = closure([from], modules);
    for (const to of new Set(late)) {
      if (!modules.has(to) || DATA.test(to) || START.includes(to)) continue;
      const brought = [...closure([to], modules)].filter((path) => !start.has(path) && !there.has(path));
      const code = (await Promise.all(brought.map(minify))).join('');
      found.push({ from, to, bytes: code === '' ? 0 : gzipSync(code, { level: 9 }).length });
    }
  }
  return found;
}
