import { posix } from 'node:path';
import { readFiles } from './tree';

/** Where the texts of features are, inside the folder of a language. */
export const FEATURE_TEXTS = 'features';

/** One language: `area.key` → text. */
export type Texts = ReadonlyMap<string, string>;

/** All languages by their folder under `locales/`. */
export function readLocales(): ReadonlyMap<string, Texts> {
  const locales = new Map<string, Map<string, string>>();
  for (const { path, text } of readFiles(['locales'], /\.json$/)) {
    const language = path.split('/')[1]!;
    const texts = locales.get(language) ?? new Map<string, string>();
    const entries: Record<string, string> = JSON.parse(text);
    for (const [key, value] of Object.entries(entries)) texts.set(`${posix.basename(path, '.json')}.${key}`, value);
    locales.set(language, texts);
  }
  return locales;
}

/** The language that the others are translated from. */
export const SOURCE_LANGUAGE = 'en-US';
