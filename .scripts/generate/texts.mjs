import { englishCatalogs } from './catalogs.mjs';
import { translationOf } from '../lib/translation.mjs';
import { englishTexts, languageCodes, ownTexts, textAreas } from './locales.mjs';

const quoted = (text) => `'${text.replaceAll("'", String.raw`\'`)}'`;

const interfaceOf = (name, comment, areas) => {
  const lines = areas.map((area) => `  ${area.name}: typeof import('../../${area.path}');`);
  return `/** ${comment} */\ninterface ${name} {\n${lines.join('\n')}\n}\n`;
};

/** Types of all texts: the keys of the English files. */
export async function textKeys() {
  const areas = textAreas();
  const ofKinds = (...kinds) => areas.filter(({ kind }) => kinds.includes(kind));
  const text = `${interfaceOf('StartAreas', 'Texts that are there from the start.', ofKinds('start'))}
${interfaceOf('SharedAreas', 'Texts that features share.', ofKinds('feature', 'widgets'))}
${interfaceOf('OwnAreas', 'Texts that come with the page or window in whose folder they stand.', ofKinds('pages', 'windows'))}
type KeysOf<Areas> = { [A in keyof Areas & string]: \`\${A}.\${Exclude<keyof Areas[A], 'default'> & string}\` }[keyof Areas & string];

/** The texts of one page or window, by its folder. */
export type OwnArea = keyof OwnAreas;

/** An area of texts of features: a shared one, or that of a folder. */
export type FeatureArea = keyof SharedAreas | OwnArea;

/** Every text of the product as \`area.key\`. */
export type MessageKey = KeysOf<StartAreas> | KeysOf<SharedAreas> | KeysOf<OwnAreas>;
`;
  return { 'MessageKey.ts': text };
}

/** Lists the windows that have texts of their own; for pages, the index of pages has this. */
export function ownAreas(features) {
  const catalogs = englishCatalogs(features);
  const areas = textAreas().filter(({ kind, name }) => kind === 'windows' && name in catalogs);
  const lines = areas.map(({ folder, name }) => `  ${folder.split('/')[1]}: ${quoted(name)},`);
  return {
    'ownAreas.ts': `import type { OwnArea } from './MessageKey';

/** The areas of the texts that stand in the folders of windows, by the ids of these. */
export const ownAreas: Readonly<Partial<Record<string, OwnArea>>> = {
${lines.join('\n')}
};
`,
  };
}

/** Returns the name of a language in itself, from the platform's data; undefined if they have none. */
function knownName(tag, within) {
  if (Intl.DisplayNames.supportedLocalesOf(within).length === 0) return undefined;
  return new Intl.DisplayNames(within, { type: 'language', fallback: 'none' }).of(tag);
}

const capitalized = (text, code) => text.charAt(0).toLocaleUpperCase(code) + text.slice(1);

/**
 * Returns what a language is called in itself. The name includes the script or region if there are several languages that differ
 * only in that.
 */
function nameOf(code, codes) {
  const own = ownTexts(code).get('core')?.languageName;
  if (own !== undefined) return own;
  const { language, script } = new Intl.Locale(code).maximize();
  const siblings = codes.filter((other) => other !== code && new Intl.Locale(other).language === language);
  const isOnlyOne = siblings.every((other) => new Intl.Locale(other).maximize().script !== script);
  const tag = siblings.length === 0 ? language : isOnlyOne ? `${language}-${script}` : code;
  return capitalized(knownName(tag, code) ?? code, code);
}

/** Returns the share of the English texts that a language has, in full percents; 1 is all of them. */
function shareOf(code, english) {
  const { total, missing } = translationOf(code, english);
  return Math.floor((1 - missing.length / total) * 100) / 100;
}

/**
 * Lists the languages that have a folder. The names are in a file of their own, because only the menu of languages needs them.
 */
export async function languages() {
  const codes = languageCodes();
  const names = codes.map((code) => `  ${quoted(code)}: ${quoted(nameOf(code, codes))},`);
  const english = englishTexts();
  const shares = codes.flatMap((code) => {
    const share = shareOf(code, english);
    return share === 1 ? [] : [`  ${quoted(code)}: ${share},`];
  });
  return {
    'languages.ts': `/** Codes of the languages that the product speaks: the folders of \`locales\`. */
export const languages = [${codes.map(quoted).join(', ')}] as const;

export type LanguageCode = (typeof languages)[number];
`,
    'languageNames.ts': `import type { LanguageCode } from './languages';

/** Each language by its own name. */
export const languageNames: Readonly<Record<LanguageCode, string>> = {
${names.join('\n')}
};

/** How much of the product the incomplete languages have, 1 being all of it. English fills in the rest. */
export const languageShares: Readonly<Partial<Record<LanguageCode, number>>> = {
${shares.join('\n')}
};
`,
  };
}
