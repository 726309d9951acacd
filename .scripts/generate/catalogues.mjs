import { createHash } from 'node:crypto';
import { englishTexts, languageCodes, ownTexts, textAreas } from './locales.mjs';

/** The name of the catalogue with the texts that are there from the start. */
const START = 'start';

/** `ok` of `core` → `core.ok`. English stands in for each text that the language lacks. */
function filled(area, english, own = {}) {
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [`${area}.${key}`, own[key] ?? text]));
}

/**
 * All texts of a language by catalogue: one with everything that is there from the start, and one for each other area.
 * Every catalogue is complete, so the client fetches no second one and never shows a key.
 * @returns {Record<string, Record<string, string>>}
 */
export function cataloguesOf(code, english = englishTexts()) {
  const own = ownTexts(code);
  const catalogues = { [START]: {} };
  for (const { name, kind } of textAreas()) {
    const texts = filled(name, english.get(name), own.get(name));
    if (kind === 'start') Object.assign(catalogues[START], texts);
    else catalogues[name] = texts;
  }
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
export function catalogueFiles() {
  const english = englishTexts();
  return new Map(
    languageCodes().flatMap((code) =>
      Object.entries(cataloguesOf(code, english)).map(([name, texts]) => [`${code}/${name}.json`, JSON.stringify(texts)]),
    ),
  );
}

/** Changes with any text; stands in the addresses of the catalogues, so browsers may keep them for good. */
export function catalogueVersion(files) {
  const hash = createHash('sha256');
  for (const [path, text] of files) hash.update(path).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, 8);
}
