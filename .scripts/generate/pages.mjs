import { existsSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { englishCatalogs } from './catalogs.mjs';
import { componentOf } from './componentOf.mjs';
import { ownAreaOf } from './locales.mjs';
import { camelCase } from './tree.mjs';

const loader = (path) => `() => import('../../${path}')`;

/** An object literal: plain values, and code by name. */
function literal(values, code) {
  const members = [...Object.entries(values).filter(([, value]) => value !== undefined), ...Object.entries(code)];
  return `{ ${members.map(([name, value]) => `${name}: ${name in code ? value : JSON.stringify(value)}`).join(', ')} }`;
}

function entryOf({ folder, manifest }, catalogs, more = {}, moreCode = {}) {
  const { id, icon, iconBy, requires, routes, needsOnlyStartTexts, neededOffline, hasField } = manifest;
  const own = ownAreaOf(folder);
  const texts = own in catalogs ? own : undefined;
  const preload = existsSync(inRoot(folder, 'preload.ts')) ? { preload: loader(`${folder}/preload`) } : {};
  const code = { load: loader(`${folder}/${componentOf(folder, 'Page.tsx')}`), ...preload, ...moreCode };
  return literal({ id, icon, iconBy, requires, routes, needsOnlyStartTexts, neededOffline, hasField, texts, ...more }, code);
}

function childEntryOf(page, catalogs) {
  const { title, listing } = page.manifest;
  const { to } = page;
  if (listing && to === undefined) throw new Error(`${page.folder} cannot be listed: it has no address without parameters`);
  return entryOf(page, catalogs, { title, listing: listing && { ...listing, to } });
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
export function pageIndex(features) {
  const { pages } = features;
  const catalogs = englishCatalogs(features);
  const files = {};
  const outermost = pages.filter((page) => parentOf(page) === null);
  const entry = (page) => {
    const children = pages.filter((other) => parentOf(other) === page.folder);
    if (children.length === 0) return entryOf(page, catalogs);
    const name = `${camelCase(page.manifest.id)}Pages`;
    const declaration = `/** The pages below ${page.folder}. */\nconst PAGES: readonly ChildEntry[]`;
    files[`${name}.ts`] = `${file(
      'ChildEntry',
      declaration,
      children.map((child) => childEntryOf(child, catalogs)),
    )}\nexport default PAGES;\n`;
    return entryOf(page, catalogs, {}, { children: `() => import('./${name}')` });
  };
  const orphan = pages.find((page) => parentOf(page) !== null && !pages.some(({ folder }) => folder === parentOf(page)));
  if (orphan) throw new Error(`${orphan.folder} stands below ${parentOf(orphan)}, which has no manifest.ts`);
  files['pageIndex.ts'] = file('PageEntry', ALL, outermost.map(entry));
  return files;
}
