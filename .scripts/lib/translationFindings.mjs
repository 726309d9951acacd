import { runnerImport } from 'vite';
import { englishTexts, glossaryOf, ownTexts, SOURCE_LANGUAGE } from '../generate/locales.mjs';
import { inRoot, root } from './paths.mjs';

/** A label in another language may be this many times as long as the English one; above that, buttons and tabs break. */
const LABEL_GROWTH = 2.2;

/** Labels shorter than this fit everywhere, whatever the English ones are. */
const SHORT_LABEL = 16;

/** Keys of texts that are no labels, although they are as short: words that only the search reads, samples, and empty places. */
const NO_LABELS = /\.keywords|example$|empty$|none$|\.no[A-Z]\w*$/i;

/** A label is a text of a few words without the end of a sentence. Longer texts wrap. */
const isLabel = (key, english) =>
  english.length <= 24 && english.split(' ').length <= 3 && !/[.?!…]$/.test(english) && !NO_LABELS.test(key);

/** Keys of texts that may be the same everywhere: samples of addresses, and words that only the search reads. */
const SAMPLES = /\.keywords|example$/i;

/** Names and technical terms that are written alike in every language. */
const NAMES = new Set(
  'Base Bucket CAPTCHA GB KB MB CPU CSS CW DeepL DNS Endpoint FTT GIF HTML HTTP ID IP JSON JSON5 MFM MiB MD5 Misskey MP4 OK OGP PNG Prefix Pro QR Region RGB RSS S3 SMTP SQL TOTP TTL Turnstile URL Unicode VAPID WebP WebSocket Wisteria hCaptcha mCaptcha reCAPTCHA'.split(
    ' ',
  ),
);

/** Scripts that texts may use beside Latin, by language. All other languages use Latin alone. */
const SCRIPTS = {
  ar: ['Arabic'],
  bn: ['Bengali'],
  el: ['Greek'],
  fa: ['Arabic'],
  he: ['Hebrew'],
  hi: ['Devanagari'],
  ja: ['Han', 'Hiragana', 'Katakana'],
  kn: ['Kannada'],
  ko: ['Hangul', 'Han'],
  ru: ['Cyrillic'],
  th: ['Thai'],
  ug: ['Arabic'],
  uk: ['Cyrillic'],
  zh: ['Han'],
};

/** Marks that several scripts share, which the Unicode data count to one: the long vowel of Japanese, the danda of India. */
const SHARED_MARKS = /[ー々〆।॥ـ]/gu;

/** Letters of these scripts look alike, so a word of two of them is a typing mistake. */
const ALIKE = ['Latin', 'Cyrillic', 'Greek'];

const letters = (script) => new RegExp(`\\p{Script=${script}}`, 'u');

const languageOf = (code) => code.split('-', 1)[0];

const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** The width in Latin letters. A character of East Asia is about 1.7 of them. */
const widthOf = (text) => Math.round([...text].reduce((sum, char) => sum + (WIDE.test(char) ? 1.7 : /\p{M}/u.test(char) ? 0 : 1), 0));

const flat = (texts) =>
  new Map([...texts].flatMap(([area, messages]) => Object.entries(messages).map(([key, text]) => [`${area}.${key}`, text])));

/** The words of a message: what is left without values, in all its cases. */
function wordsOf(parts) {
  return parts
    .map((part) => (typeof part === 'string' ? part : part.cases ? [...part.cases.values()].map(wordsOf).join(' ') : ' '))
    .join('');
}

const valuesOf = (parts) =>
  parts.flatMap((part) =>
    typeof part === 'string' || part.kind === 'count' ? [] : [part.name, ...(part.cases ? [...part.cases.values()].flatMap(valuesOf) : [])],
  );

const valueNames = (parts) => [...new Set(valuesOf(parts))].toSorted((a, b) => a.localeCompare(b)).join(', ');

const pluralsOf = (parts) =>
  parts.flatMap((part) => (part.cases ? [...(part.kind === 'plural' ? [part] : []), ...[...part.cases.values()].flatMap(pluralsOf)] : []));

/** The English word of a term in a text, alone or in the plural: `note` is in "Delete notes", not in "notebook". */
const termIn = (term) => new RegExp(`(?<![\\w-])${term}(?:s|es)?(?![\\w-])`, 'i');

/** Japanese has no space beside Latin letters, and the parentheses, question and exclamation marks beside it are as wide as it is. */
const NARROW_MARKS = /[ぁ-んァ-ー一-龠] [\w@]|\w [ぁ-んァ-ー一-龠]|[ぁ-んァ-ー一-龠] ?[(?!]|\) ?[ぁ-んァ-ー一-龠]/;

/** One look at one text. Each returns what is wrong, or null. */
const CHECKS = {
  values: ({ parts, english }) =>
    valueNames(parts) === valueNames(english.parts)
      ? null
      : `has the values ${valueNames(parts) || 'none'}, not ${valueNames(english.parts) || 'none'}`,

  plurals({ parts, code }) {
    const needed = new Intl.PluralRules(code)
      .resolvedOptions()
      .pluralCategories.toSorted((a, b) => a.localeCompare(b))
      .join(', ');
    const given = pluralsOf(parts).map(({ cases }) =>
      [...cases.keys()]
        .filter((name) => !name.startsWith('='))
        .toSorted((a, b) => a.localeCompare(b))
        .join(', '),
    );
    const wrong = given.find((names) => names !== needed);
    return wrong === undefined ? null : `has the plural cases ${wrong}, not ${needed}`;
  },

  english({ key, text, code, english, glossary }) {
    if (text !== english.text || code === SOURCE_LANGUAGE || glossary.same.includes(text) || SAMPLES.test(key)) return null;
    const words = (wordsOf(english.parts).match(/\p{L}[\p{L}\d]*/gu) ?? []).filter((word) => !NAMES.has(word));
    const isForeign = SCRIPTS[languageOf(code)] !== undefined;
    return words.length > (isForeign ? 0 : 3) ? 'is the English text' : null;
  },

  length({ key, parts, english }) {
    if (!isLabel(key, english.text)) return null;
    const width = widthOf(wordsOf(parts));
    const most = Math.max(SHORT_LABEL, Math.floor(widthOf(english.text) * LABEL_GROWTH));
    return width > most ? `is ${width} wide, at most ${most}` : null;
  },

  spaces: ({ text }) => (/^\s|[ \t]$|\S {2,}\S/.test(text) ? 'has a space too many' : null),

  marks({ key, text, code }) {
    const found = languageOf(code) === 'ja' && !SAMPLES.test(key) ? NARROW_MARKS.exec(text) : null;
    return found ? `has “${found[0]}”, a space or a mark of Latin texts` : null;
  },

  scripts({ parts, code }) {
    const words =
      wordsOf(parts)
        .replaceAll(SHARED_MARKS, '')
        .match(/\p{L}+/gu) ?? [];
    const mixed = words.find((word) => ALIKE.filter((script) => letters(script).test(word)).length > 1);
    if (mixed) return `mixes scripts in ${mixed}`;
    const own = ['Latin', ...(SCRIPTS[languageOf(code)] ?? [])].map(letters);
    const foreign = words.find((word) => [...word].some((char) => !own.some((script) => script.test(char))));
    return foreign ? `has the foreign word ${foreign}` : null;
  },

  terms({ text, english, glossary }) {
    const words = wordsOf(english.parts);
    const lower = text.toLocaleLowerCase();
    const missing = glossary.terms.find(({ term, forms }) => termIn(term).test(words) && !forms.some((form) => lower.includes(form)));
    if (missing) return `translates ${missing.term} without ${missing.forms.join(' or ')}`;
    const avoided = glossary.avoid.find((word) => lower.includes(word));
    return avoided ? `has the avoided word ${avoided}` : null;
  },
};

/** Two entries of one menu that read the same in this language, although they differ in English. */
function twins(texts, english) {
  const seen = new Map();
  const found = [];
  for (const [key, text] of texts) {
    const [area] = key.split('.', 1);
    if (!area.endsWith('Menu') || !english.has(key) || !isLabel(key, english.get(key))) continue;
    const place = `${area} ${text}`;
    const other = seen.get(place);
    if (other !== undefined && english.get(other) !== english.get(key)) found.push({ key, check: 'twins', detail: `reads like ${other}` });
    else seen.set(place, key);
  }
  return found;
}

/** A glossary as the checks use it: all words in lower case, and only terms with forms. */
function readGlossary({ terms = {}, avoid = [], same = [], exceptions = {} }) {
  const checked = Object.entries(terms).flatMap(([term, { forms }]) =>
    forms ? [{ term, forms: forms.map((form) => form.toLocaleLowerCase()) }] : [],
  );
  return { terms: checked, avoid: avoid.map((word) => word.toLocaleLowerCase()), same, exceptions };
}

let parser;
/** The parser of the client, so that checks and client agree about what a message is. */
async function readParser() {
  parser ??= runnerImport('/src/i18n/messageFormat.ts', {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': inRoot('src') } },
  });
  return (await parser).module.parseMessage;
}

/**
 * Finds what is wrong in texts without understanding them.
 * @param {string} code the folder of the language
 * @param {Map<string, string>} texts its texts by `area.key`
 * @param {Map<string, string>} english all English texts
 * @param {ReturnType<typeof glossaryOf>} glossary
 * @returns {Promise<{ key: string, check: string, detail: string }[]>} empty for a clean language; `check` names the rule
 */
export async function findingsIn(code, texts, english, glossary = {}) {
  const parse = await readParser();
  const rules = readGlossary(glossary);
  const found = [];
  for (const [key, text] of texts) {
    const source = english.get(key);
    if (source === undefined) continue;
    try {
      const entry = { key, code, text, parts: parse(text), english: { text: source, parts: parse(source) }, glossary: rules };
      for (const [check, judge] of Object.entries(CHECKS)) {
        const detail = rules.exceptions[check]?.includes(key) ? null : judge(entry);
        if (detail !== null) found.push({ key, check, detail });
      }
    } catch (error) {
      found.push({ key, check: 'syntax', detail: error.message });
    }
  }
  return [...found, ...twins(texts, english).filter(({ key }) => !rules.exceptions.twins?.includes(key))];
}

/** Finds what is wrong in the texts of a language: {@link findingsIn} for the files of its folder. */
export const findingsOf = (code) => findingsIn(code, flat(ownTexts(code)), flat(englishTexts()), glossaryOf(code));
