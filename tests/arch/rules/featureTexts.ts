import { posix } from 'node:path';
import { ownAreaOf } from '../../../.scripts/generate/locales.mjs';
import { literalText, propertyValue, visit } from '../lib/ast';
import { importsOf, type ImportEdge } from '../lib/imports';
import type { SourceFile } from '../lib/tree';
import type { Violation } from '../lib/violations';

/** The entry of the client. Everything that it imports without a manifest may use only the texts of the start. */
const START = 'src/main';

/** Only this module finds widgets, and the code that reaches it needs their names. */
const WIDGETS = { found: /^widgets\/.*\/manifest$/, by: 'src/registry/collectWidgets' };

const WINDOWS = /^windows\/[^/]+\/manifest$/;

/** Manifests whose own texts come with what they load. */
const WITH_OWN_TEXTS = /^(?:pages|windows)\/.*\/manifest\.ts$/;

/** Derived from manifests: the build puts the texts that they name into the start. */
const PLACES = /^src\/generated\/(?:places|goToLetters)\.ts$/;

/** A manifest, wherever it stands. */
const MANIFEST = /\/manifest\.ts$/;

/** The manifest of a page. Titles in it are fetched where they are shown (`bringTexts`). */
const PAGES = /^pages\/.+\/manifest$/;

/** Generated lists of the code of pages, which comes with the texts that the manifest beside it names. */
const PAGE_INDEX = /^src\/generated\/\w*[pP]age(?:Index|s)$/;

/** Files of a page that are found by their name. */
const CODE_OF_PAGE = /(?:Page|\/preload)$/;

/** Pages are asked for their choices by menus of columns, which have these texts. */
const TEXTS_OF_COLUMNS = 'columnMenu';

interface Module {
  readonly path: string;
  readonly edges: readonly ImportEdge[];
  /** The catalogues of its texts. */
  readonly uses: ReadonlySet<string>;
  /** The catalogues that its manifest names, or that it loads together with lazy code. */
  readonly brings: ReadonlySet<string>;
}

const bare = (path: string): string => path.replace(/\.tsx?$/, '');

/** An area of texts, and the catalogue that it is fetched with. */
interface Area {
  readonly name: string;
  readonly catalogue: string;
}

function read(file: SourceFile, areas: readonly Area[]): Module {
  const uses = new Set<string>();
  const brings = new Set<string>();
  const written = (text: string): void => {
    if (PLACES.test(file.path)) return;
    for (const { name, catalogue } of areas) if (text.startsWith(`${name}.`)) uses.add(catalogue);
  };
  const bring = (name: string): void => void brings.add(areas.find((area) => area.name === name)?.catalogue ?? name);
  const brought = (list: Parameters<typeof literalText>[0]): void => {
    if (list?.type === 'ArrayExpression') for (const one of list.elements) bring(literalText(one) ?? '');
  };
  if (WITH_OWN_TEXTS.test(file.path)) bring(ownAreaOf(posix.dirname(file.path)));
  visit(file, {
    Literal(node) {
      if (typeof node.value === 'string') written(node.value);
    },
    TemplateLiteral(node) {
      written(node.quasis[0]?.value.cooked ?? '');
    },
    ObjectExpression(node) {
      if (MANIFEST.test(file.path)) brought(propertyValue(node, 'texts'));
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'bring')
        brought(node.arguments[0]);
    },
  });
  return { path: bare(file.path), edges: importsOf(file), uses, brings };
}

/** The modules whose code can run before the texts of an area are loaded. */
function without(area: string, modules: ReadonlyMap<string, Module>, begin: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const pending = [...begin];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const module = modules.get(path);
    if (!module || found.has(path)) continue;
    found.add(path);
    if (PAGE_INDEX.test(path)) continue;
    const isPage = PAGES.test(path);
    if (isPage && !module.brings.has(area)) pending.push(...codeOfPage(path, modules));
    if (isPage && area === TEXTS_OF_COLUMNS) continue;
    const followed = module.edges.filter((edge) => !edge.isTypeOnly && !edge.isGlob && !(edge.isDynamic && module.brings.has(area)));
    pending.push(...followed.flatMap(({ to }) => (to === null ? [] : [to])));
    if (path === WIDGETS.by) pending.push(...[...modules.keys()].filter((one) => WIDGETS.found.test(one)));
  }
  return found;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const codeOfPage = (manifest: string, modules: ReadonlyMap<string, Module>): string[] =>
  [...modules.keys()].filter((path) => folderOf(path) === folderOf(manifest) && CODE_OF_PAGE.test(path));

/**
 * A module that fetches an area may use its texts. So may the manifest of a window, whose title is shown once its texts
 * are there, and the manifest of a page, whose titles are fetched where they are shown (`bringTexts`).
 */
const mayUse = ({ path, brings }: Module, area: string): boolean =>
  PAGES.test(path) || (brings.has(area) && (WINDOWS.test(path) || !path.endsWith('/manifest')));

/** Finds texts of features that are used before a manifest, or the code that loads the part, has loaded them. */
export function checkFeatureTexts(files: readonly SourceFile[], areas: readonly Area[]): Violation[] {
  const modules = new Map(files.map((file) => [bare(file.path), read(file, areas)]));
  const begin = [START, ...[...modules.keys()].filter((path) => path.endsWith('/manifest') && !WIDGETS.found.test(path))];
  return [...new Set(areas.map(({ catalogue }) => catalogue))].flatMap((area) =>
    [...without(area, modules, begin)]
      .filter((path) => modules.get(path)!.uses.has(area) && !mayUse(modules.get(path)!, area))
      .map((path) => ({ path, message: `uses texts of ${area}, which a manifest on the way to it does not name in its texts` })),
  );
}
