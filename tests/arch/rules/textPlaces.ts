import { posix } from 'node:path';
import { propertyValue, visit } from '../lib/ast';
import { importsOf, type ImportEdge } from '../lib/imports';
import type { SourceFile } from '../lib/tree';
import type { Violation } from '../lib/violations';

/** What runs before the first notes are shown, with everything that it imports. */
const BEGIN = ['src/main', 'src/app/start', 'src/stores/createBrowserRoot'];

/** The manifest of a page. Menus and lists use it before the page is loaded. */
const PAGE = /^pages\/.+\/manifest$/;

/** The index of pages, which loads each of them as its manifest says. */
const GENERATED = /^src\/generated\//;

/** The code of a page, which is found by its name. */
const CODE_OF_PAGE = /(?:Page|\/preload)$/;

/** Where texts are, by their keys: with the start, with the texts that features share, and otherwise with the feature of a folder. */
export interface TextPlaces {
  readonly start: ReadonlySet<string>;
  readonly shared: ReadonlySet<string>;
  /** The keys of each feature's own texts by its folder. */
  readonly own: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Module {
  readonly path: string;
  readonly edges: readonly ImportEdge[];
  /** The keys that it contains. A template counts as all keys that begin with its first part. */
  readonly keys: readonly string[];
  /** Whether it waits for the shared texts before it uses some. */
  readonly waits: boolean;
  /** Whether what it loads late is shown without the shared texts. */
  readonly needsOnlyStartTexts: boolean;
}

const bare = (path: string): string => path.replace(/\.tsx?$/, '');

function read(file: SourceFile, all: ReadonlySet<string>): Module {
  const keys = new Set<string>();
  let waits = false;
  let needsOnlyStartTexts = false;
  visit(file, {
    Literal({ value }) {
      if (typeof value === 'string' && all.has(value)) keys.add(value);
    },
    TemplateLiteral({ quasis }) {
      const begin = quasis[0]?.value.cooked ?? '';
      if (/^[a-z]\w*\./i.test(begin)) for (const key of all) if (key.startsWith(begin)) keys.add(key);
    },
    MemberExpression({ property }) {
      if (property.type === 'Identifier' && property.name === 'shared') waits = true;
    },
    ObjectExpression(node) {
      if (propertyValue(node, 'needsOnlyStartTexts')) needsOnlyStartTexts = !GENERATED.test(file.path);
    },
  });
  return { path: bare(file.path), edges: importsOf(file), keys: [...keys], waits, needsOnlyStartTexts };
}

/** Everything that some modules import. `late` says which code that loads late is among it. */
function closure(begin: readonly string[], modules: ReadonlyMap<string, Module>, late: (from: Module) => boolean): Module[] {
  const found = new Map<string, Module>();
  const pending = [...begin];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const module = modules.get(path);
    if (!module || found.has(path)) continue;
    found.set(path, module);
    for (const { to, isTypeOnly, isGlob, isDynamic } of module.edges) {
      if (to !== null && !isTypeOnly && !isGlob && (!isDynamic || late(module))) pending.push(to);
    }
  }
  return [...found.values()];
}

/** Finds texts that are used where they may not be loaded. */
export function checkTextPlaces(files: readonly SourceFile[], { start, shared, own }: TextPlaces): Violation[] {
  const all = new Set([...start, ...shared, ...[...own.values()].flatMap((keys) => [...keys])]);
  const modules = new Map(files.map((file) => [bare(file.path), read(file, all)]));
  const pages = [...modules.values()].filter(({ path }) => PAGE.test(path));
  const first = pages
    .filter((page) => page.needsOnlyStartTexts)
    .flatMap((page) => [...modules.keys()].filter((path) => posix.dirname(path) === posix.dirname(page.path) && CODE_OF_PAGE.test(path)));
  const broken = (found: readonly Module[], isThere: (key: string, module: Module) => boolean, when: string): Violation[] =>
    found.flatMap((module) =>
      module.keys.filter((key) => !isThere(key, module)).map((key) => ({ path: module.path, message: `uses ${key} ${when}` })),
    );
  const ownerOf = (key: string): string | undefined => [...own].find(([, keys]) => keys.has(key))?.[0];
  const isWithin = (key: string, { path }: Module): boolean => {
    const owner = ownerOf(key);
    return owner === undefined || path.startsWith(`${owner}/`);
  };
  return [
    ...broken(
      closure([...BEGIN, ...first], modules, (module) => module.needsOnlyStartTexts),
      (key, { waits }) => start.has(key) || (waits && shared.has(key)),
      'before texts of features are loaded',
    ),
    ...broken(
      closure(
        pages.map(({ path }) => path),
        modules,
        (module) => PAGE.test(module.path),
      ),
      (key) => start.has(key) || shared.has(key),
      'for menus and lists, before its page is loaded',
    ),
    ...broken([...modules.values()], isWithin, 'outside of the folder whose texts have it'),
  ];
}
