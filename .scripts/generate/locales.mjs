import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { camelCase, filesBelow } from './tree.mjs';

/** The language that all others are translated from. It is complete by definition. */
export const SOURCE_LANGUAGE = 'en-US';

/** The kinds of features, by their folder, and how the names of their text areas end. */
const FEATURE_KINDS = { pages: 'Page', widgets: 'Widget', windows: 'Window' };

/** The area of the texts that only one feature uses: `pages/settings/profile` → `settingsProfilePage`. */
export function ownAreaOf(folder) {
  const [kind, ...id] = folder.split('/');
  return camelCase(id.join('/')) + FEATURE_KINDS[kind];
}

const readJson = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

/**
 * Folders of `locales`, English first: the languages of the product.
 * @returns {string[]}
 */
export function languageCodes() {
  const codes = readdirSync(inRoot('locales'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  return [SOURCE_LANGUAGE, ...codes.filter((code) => code !== SOURCE_LANGUAGE).sort()];
}

/** The catalog with the texts that are there from the start. */
export const START = 'start';

/** The catalog with the texts that features share. The dashboard and its dialogs name every widget, so all texts of widgets are in it. */
export const SHARED = 'shared';

const CATALOGS = { start: START, feature: SHARED, widgets: SHARED };

/**
 * The areas of texts: name, the catalog they are fetched with, the file of the English texts, and its kind: `start` for
 * texts that are there from the start, `feature` for texts that features share, or the top folder of the one feature that
 * uses them; that feature is `folder`.
 */
export function textAreas() {
  const source = `locales/${SOURCE_LANGUAGE}`;
  const shared = filesBelow(source, (name) => name.endsWith('.json')).map((path) => ({
    name: basename(path, '.json'),
    path,
    kind: path.startsWith(`${source}/features/`) ? 'feature' : 'start',
  }));
  const own = Object.keys(FEATURE_KINDS)
    .flatMap((kind) => filesBelow(kind, (name) => name === 'texts.json'))
    .map((path) => {
      const folder = dirname(path);
      return { name: ownAreaOf(folder), path, kind: folder.split('/')[0], folder };
    });
  const areas = [...shared, ...own].map((area) => ({ ...area, catalog: CATALOGS[area.kind] ?? area.name }));
  const names = areas.map(({ name }) => name);
  const doubled = areas.find(({ name }, index) => names.indexOf(name) !== index);
  if (doubled) throw new Error(`two files of texts have the name ${doubled.name}; one is ${doubled.path}`);
  return areas;
}

/**
 * The English texts of each area, by the names of area and key.
 * @returns {Map<string, Record<string, string>>}
 */
export function englishTexts() {
  return new Map(textAreas().map(({ name, path }) => [name, readJson(path)]));
}

/**
 * The texts of a language as its folder holds them, by area. A language need not have all, and where a file stands
 * (beside `core.json` or in `features`) does not matter.
 * @returns {Map<string, Record<string, string>>}
 */
export function ownTexts(code) {
  if (code === SOURCE_LANGUAGE) return englishTexts();
  const isTexts = (name) => name.endsWith('.json') && name !== GLOSSARY;
  return new Map(filesBelow(`locales/${code}`, isTexts).map((path) => [basename(path, '.json'), readJson(path)]));
}

/** The file with the words that a language uses for the terms of the network. It is for translators and checks; clients never fetch it. */
const GLOSSARY = 'glossary.json';

/**
 * The glossary of a language; empty if it has none.
 * - `terms`: English term → `use`, the word in this language, and `forms`: parts of words of which each text with the term has one.
 *   Terms without forms are not checked.
 * - `avoid`: words that this language's texts do not use.
 * - `same`: English texts that this language leaves as they are.
 * - `exceptions`: name of a check → keys that it skips.
 * @returns {{ style?: string, terms?: Record<string, { use: string, forms?: string[] }>, avoid?: string[], same?: string[], exceptions?: Record<string, string[]> }}
 */
export function glossaryOf(code) {
  const path = `locales/${code}/${GLOSSARY}`;
  return existsSync(inRoot(path)) ? readJson(path) : {};
}
