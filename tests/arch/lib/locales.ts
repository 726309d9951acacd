import { englishTexts, languageCodes, ownTexts, SOURCE_LANGUAGE } from '../../../.scripts/generate/locales.mjs';

/** One language: `area.key` → text. */
export type Texts = ReadonlyMap<string, string>;

const flat = (texts: ReadonlyMap<string, Readonly<Record<string, string>>>): Texts =>
  new Map([...texts].flatMap(([area, messages]) => Object.entries(messages).map(([key, text]) => [`${area}.${key}`, text] as const)));

/** The texts that every other language is translated from. */
export const readEnglish = (): Texts => flat(englishTexts());

/** Each translation by its code, with the texts of its folder: English does not fill in missing ones. */
export const readTranslations = (): ReadonlyMap<string, Texts> =>
  new Map(languageCodes().flatMap((code) => (code === SOURCE_LANGUAGE ? [] : [[code, flat(ownTexts(code))] as const])));
