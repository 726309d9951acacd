import { createHash } from 'node:crypto';
import { englishTexts, languageCodes, ownTexts, SHARED, SOURCE_LANGUAGE, START, textAreas } from './locales.mjs';
import { readFeatures, textsShownElsewhere } from './manifests.mjs';
import { numberTexts } from './numbers.mjs';

/** Languages of the product that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ug)-/;

/** An English text inside one from right to left keeps its own direction: otherwise its full stop stands before it. */
const isolated = (text) => `\u2066${text}\u2069`;

/** `ok` of `core` → `core.ok`. English stands in for each text that the language lacks. */
function filled(code, area, english, own = {}) {
  const standIn = RIGHT_TO_LEFT.test(code) ? isolated : (text) => text;
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [`${area}.${key}`, own[key] ?? standIn(text)]));
}

/** Moves texts to another catalog. */
function move(catalogs, to, isMoved) {
  for (const [name, texts] of Object.entries(catalogs)) {
    if (name === START || name === to) continue;
    for (const key of Object.keys(texts).filter(isMoved)) {
      catalogs[to][key] = texts[key];
      delete texts[key];
    }
  }
}

/**
 * All texts of a language by catalog: those of the start, those that features share, and those of single features, by the area of
 * their folder. Each text is in one catalog, and is in English if the language lacks it, so the client never shows a key.
 * @param {ReturnType<typeof textsShownElsewhere>} elsewhere texts of features that come with other catalogs; by default none
 * @returns {Record<string, Record<string, string>>}
 */
export function catalogsOf(code, elsewhere = { isOfStart: () => false, isShared: () => false }, english = englishTexts()) {
  const own = ownTexts(code);
  const catalogs = { [START]: numberTexts(code), [SHARED]: {} };
  for (const { name, catalog } of textAreas()) {
    catalogs[catalog] = { ...catalogs[catalog], ...filled(code, name, english.get(name), own.get(name)) };
  }
  move(catalogs, START, elsewhere.isOfStart);
  move(catalogs, SHARED, elsewhere.isShared);
  return Object.fromEntries(Object.entries(catalogs).filter(([, texts]) => Object.keys(texts).length > 0));
}

/** The catalogs of the language that all others are translated from. */
export const englishCatalogs = (features) => catalogsOf(SOURCE_LANGUAGE, textsShownElsewhere(features));

/**
 * Every text of a language as `area.key`, whatever catalog it is in.
 * @returns {Record<string, string>}
 */
export function allTextsOf(code) {
  return Object.assign({}, ...Object.values(catalogsOf(code)));
}

/** The catalogs of all languages as files: `ja-JP/start.json` → JSON. */
export async function catalogFiles() {
  const english = englishTexts();
  const elsewhere = textsShownElsewhere(await readFeatures());
  return new Map(
    languageCodes().flatMap((code) =>
      Object.entries(catalogsOf(code, elsewhere, english)).map(([name, texts]) => [`${code}/${name}.json`, JSON.stringify(texts)]),
    ),
  );
}

/** Changes with any text; stands in the addresses of the catalogs, so browsers may keep them for good. */
export function catalogVersion(files) {
  const hash = createHash('sha256');
  for (const [path, text] of files) hash.update(path).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, 8);
}
