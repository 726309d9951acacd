import { createHash } from 'node:crypto';
import { englishTexts, languageCodes, ownTexts, START, textAreas } from './locales.mjs';
import { isNamedAtStart, readManifests } from './manifests.mjs';
import { numberTexts } from './numbers.mjs';

/** `ok` of `core` → `core.ok`. English stands in for each text that the language lacks. */
function filled(area, english, own = {}) {
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [`${area}.${key}`, own[key] ?? text]));
}

/** The texts that the navigation, the go-to keys and columns show before their pages are loaded. */
async function textsOfPlaces() {
  const places = (await readManifests()).map(({ manifest }) => manifest).filter(isNamedAtStart);
  return places.flatMap(({ title, nav, goTo = [] }) => [title, ...[nav, ...goTo].flatMap((entry) => entry?.title ?? [])]);
}

/**
 * All texts of a language by catalogue. Each is complete, so the client fetches no second one and never shows a key.
 * @param {readonly string[]} atStart keys of pages that are needed before the page is loaded
 * @returns {Record<string, Record<string, string>>}
 */
export function cataloguesOf(code, english = englishTexts(), atStart = []) {
  const own = ownTexts(code);
  const catalogues = { [START]: numberTexts(code) };
  for (const { name, catalogue } of textAreas()) {
    catalogues[catalogue] = { ...catalogues[catalogue], ...filled(name, english.get(name), own.get(name)) };
  }
  const all = Object.assign({}, ...Object.values(catalogues));
  for (const key of atStart) catalogues[START][key] = all[key];
  return catalogues;
}

/**
 * Every text of a language as `area.key`, whatever catalogue it is in.
 * @returns {Record<string, string>}
 */
export function allTextsOf(code) {
  return Object.assign({}, ...Object.values(cataloguesOf(code)));
}

/** The catalogues of all languages as files: `ja-JP/start.json` → JSON. */
export async function catalogueFiles() {
  const english = englishTexts();
  const atStart = await textsOfPlaces();
  return new Map(
    languageCodes().flatMap((code) =>
      Object.entries(cataloguesOf(code, english, atStart)).map(([name, texts]) => [`${code}/${name}.json`, JSON.stringify(texts)]),
    ),
  );
}

/** Changes with any text; stands in the addresses of the catalogues, so browsers may keep them for good. */
export function catalogueVersion(files) {
  const hash = createHash('sha256');
  for (const [path, text] of files) hash.update(path).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, 8);
}
