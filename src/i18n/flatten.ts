import type { Catalogue } from './I18n';

/** Joins the files of a language: `/locales/en-US/core.json` with `ok` gives `core.ok`. */
export function flatten(files: Readonly<Record<string, Catalogue>>): Catalogue {
  const entries = Object.entries(files).flatMap(([path, texts]) => {
    const area = /([^/]+)\.json$/.exec(path)?.[1] ?? path;
    return Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text] as const);
  });
  return Object.fromEntries(entries);
}
