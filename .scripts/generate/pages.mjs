import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { ownAreaOf, ownTextsOf } from './locales.mjs';
import { isNamedAtStart, readManifests } from './manifests.mjs';
import { camelCase } from './tree.mjs';

/** The file of a page's component, without its extension. */
function componentOf(folder) {
  const found = readdirSync(inRoot(folder)).filter((name) => name.endsWith('Page.tsx'));
  if (found.length !== 1) throw new Error(`${folder} needs one file named …Page.tsx for its component, and has ${found.length}`);
  return found[0].slice(0, -'.tsx'.length);
}

/**
 * Returns the text areas that a page needs: those that its manifest names, and that of its own `texts.json`, unless that holds the title
 * alone and the start has it already.
 */
function textsOf(folder, manifest) {
  const { texts = [] } = manifest;
  const keys = Object.keys(ownTextsOf(folder));
  const isAtStart = isNamedAtStart(manifest) && keys.every((key) => key === 'title');
  const own = keys.length > 0 && !isAtStart ? [ownAreaOf(folder)] : [];
  const all = [...new Set([...own, ...texts])];
  return all.length > 0 ? all : undefined;
}

const loader = (path) => `() => import('../../${path}')`;

/** An object literal: plain values, and code by name. */
function literal(values, code) {
  const members = [...Object.entries(values).filter(([, value]) => value !== undefined), ...Object.entries(code)];
  return `{ ${members.map(([name, value]) => `${name}: ${name in code ? value : JSON.stringify(value)}`).join(', ')} }`;
}

function entryOf({ folder, manifest }, more = {}, moreCode = {}) {
  const { id, requires, routes } = manifest;
  const preload = existsSync(inRoot(folder, 'preload.ts')) ? { preload: loader(`${folder}/preload`) } : {};
  const code = { load: loader(`${folder}/${componentOf(folder)}`), ...preload, ...moreCode };
  return literal({ id, requires, routes, texts: textsOf(folder, manifest), ...more }, code);
}

function childEntryOf(page) {
  const { title, icon, listing } = page.manifest;
  const { to } = page;
  if (listing && to === undefined) throw new Error(`${page.folder} cannot be listed: it has no address without parameters`);
  return entryOf(page, { title, icon, listing: listing && { ...listing, to } });
}

const file = (type, declaration, entries) =>
  `import type { ${type} } from '~/registry/PageEntry';\n\n${declaration} = [\n${entries.map((entry) => `  ${entry},\n`).join('')}];\n`;

/** Returns the folder of a page's parent, which is the outermost one; null for a page without a parent. */
function parentOf({ folder }) {
  const [kind, outermost, ...rest] = folder.split('/');
  return rest.length === 0 ? null : `${kind}/${outermost}`;
}

const ALL = '/** All pages by their addresses, except child pages. */\nexport const PAGES: readonly PageEntry[]';

/** Writes the index of pages, and an index of the child pages for each parent page. */
export async function pageIndex() {
  const pages = await readManifests();
  const files = {};
  const outermost = pages.filter((page) => parentOf(page) === null);
  const entry = (page) => {
    const children = pages.filter((other) => parentOf(other) === page.folder);
    if (children.length === 0) return entryOf(page);
    const name = `${camelCase(page.manifest.id)}Pages`;
    const declaration = `/** The pages below ${page.folder}. */\nconst PAGES: readonly ChildEntry[]`;
    files[`${name}.ts`] = `${file('ChildEntry', declaration, children.map(childEntryOf))}\nexport default PAGES;\n`;
    return entryOf(page, {}, { children: `() => import('./${name}')` });
  };
  const orphan = pages.find((page) => parentOf(page) !== null && !pages.some(({ folder }) => folder === parentOf(page)));
  if (orphan) throw new Error(`${orphan.folder} stands below ${parentOf(orphan)}, which has no manifest.ts`);
  files['pageIndex.ts'] = file('PageEntry', ALL, outermost.map(entry));
  return files;
}
