import { LoadError, toAppError, type AppError } from '~/lib/AppError';
import { I18n, type Catalog } from './I18n';
import { chooseLanguage, FALLBACK_LANGUAGE } from './languages';

/** The part of the browser's storage that texts use. */
interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): unknown;
}

const LANG_KEY = 'lang';
const LOCALE_KEY = 'locale';
const LOCALE_VERSION_KEY = 'localeVersion';

/** Fetches a catalog of a language: `start` has the texts that every start needs. */
type FetchCatalog = (lang: string, name: string) => Promise<Catalog>;

/** Where texts come from: the built catalogs and the browser's languages unless a test says otherwise. */
interface LoadOptions {
  readonly preferred?: readonly string[];
  /** Receives an unknown language and texts that could not be loaded; by default the console, because there are no words yet. */
  readonly report?: (error: AppError) => void;
  readonly version?: string;
  readonly fetchCatalog?: FetchCatalog;
}

/**
 * Loads the texts of the chosen language. Where they cannot be loaded, those of the last visit are used, else English.
 * @throws {LoadError} when there are no texts at all.
 */
export async function loadI18n(
  storage: TextStorage,
  { preferred = navigator.languages, report = complain, version = __WISTERIA_VERSION__, fetchCatalog = fetchBuilt }: LoadOptions = {},
): Promise<I18n> {
  const reportText = (message: string) => report(new LoadError(message));
  const create = (lang: string, messages: Catalog) => new I18n({ lang, messages, fetchCatalog, report: reportText });
  const lang = chooseLanguage(storage.get(LANG_KEY), preferred, reportText);
  try {
    const messages = await fetchCatalog(lang, 'start');
    keep(storage, { lang, version, messages });
    return create(lang, messages);
  } catch (thrown) {
    report(toAppError(thrown));
  }
  const kept = readKept(storage);
  if (kept) return create(kept.lang, kept.messages);
  return create(FALLBACK_LANGUAGE, await fetchCatalog(FALLBACK_LANGUAGE, 'start'));
}

function complain(error: AppError): void {
  // oxlint-disable-next-line no-console -- nothing is on screen yet, and the page goes on in another language
  console.error(error.message);
}

/** Fetches a built catalog of the language; its address follows from the names. */
async function fetchBuilt(lang: string, name: string): Promise<Catalog> {
  const path = `${__WISTERIA_TEXTS__}/${lang}/${name}.json`;
  try {
    const answer = await fetch(path);
    if (!answer.ok) throw new LoadError(`${path} was answered with ${answer.status}`);
    return (await answer.json()) as Catalog;
  } catch (cause) {
    throw new LoadError(`could not load ${path}`, { cause });
  }
}

/** Writes the texts once for each version, because they are tens of kilobytes. */
function keep(storage: TextStorage, { lang, version, messages }: { lang: string; version: string; messages: Catalog }): void {
  const mark = `${version} ${lang}`;
  if (storage.get(LOCALE_VERSION_KEY) === mark) return;
  storage.set(LOCALE_KEY, JSON.stringify({ lang, messages }));
  storage.set(LOCALE_VERSION_KEY, mark);
}

function readKept(storage: TextStorage): { lang: string; messages: Catalog } | null {
  try {
    const kept = JSON.parse(storage.get(LOCALE_KEY) ?? 'null') as { lang?: unknown; messages?: unknown } | null;
    if (typeof kept?.lang !== 'string' || typeof kept.messages !== 'object' || kept.messages === null) return null;
    return { lang: kept.lang, messages: kept.messages as Catalog };
  } catch {
    // Not ours, or damaged.
    return null;
  }
}
