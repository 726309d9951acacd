import { LoadError, toAppError, type AppError } from '~/lib/AppError';
import { flatten } from './flatten';
import { I18n, type Catalogue, type FeatureArea } from './I18n';
import { chooseLanguage, FALLBACK_LANGUAGE, type LanguageCode } from './languages';

/** The part of the browser's storage that texts use. */
interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): unknown;
}

/** Storage keys of reference/settings-store.md section 5. */
const LANG_KEY = 'lang';
const LOCALE_KEY = 'locale';
const LOCALE_VERSION_KEY = 'localeVersion';

/** What a language's chunk holds. */
interface LanguageChunk {
  readonly messages: Catalogue;
  readonly features: Readonly<Record<string, () => Promise<Catalogue>>>;
}

/** One chunk a language: the texts that are there from the start, and where those of features are. */
const catalogues = import.meta.glob<LanguageChunk>('./catalogues/*.ts');

/** Where texts come from; the built chunks unless a test says otherwise. */
export interface LoadOptions {
  readonly preferred?: readonly string[];
  /** Told about an unknown language and texts that could not be loaded. */
  readonly report?: (error: AppError) => void;
  readonly version?: string;
  readonly fetchMessages?: (lang: LanguageCode) => Promise<Catalogue>;
}

/**
 * The texts of the chosen language. Where they cannot be loaded, those of the last visit are used, else English (spec
 * section 8).
 * @throws {LoadError} when there are no texts at all.
 */
export async function loadI18n(
  storage: TextStorage,
  { preferred = navigator.languages, report = () => {}, version = __WISTERIA_VERSION__, fetchMessages = fetchChunk }: LoadOptions = {},
): Promise<I18n> {
  const tell = (message: string) => report(new LoadError(message));
  const lang = chooseLanguage(storage.get(LANG_KEY), preferred, tell);
  try {
    const messages = await fetchMessages(lang);
    keep(storage, { lang, version, messages });
    return new I18n({ lang, messages, fetchArea: areasOf(lang), report: tell });
  } catch (thrown) {
    report(toAppError(thrown));
  }
  const kept = readKept(storage);
  if (kept) return new I18n({ ...kept, fetchArea: areasOf(kept.lang), report: tell });
  const messages = await fetchMessages(FALLBACK_LANGUAGE);
  return new I18n({ lang: FALLBACK_LANGUAGE, messages, fetchArea: areasOf(FALLBACK_LANGUAGE), report: tell });
}

const fetchChunk = async (lang: LanguageCode): Promise<Catalogue> => (await loadChunk(lang)).messages;

async function loadChunk(lang: string): Promise<LanguageChunk> {
  const load = catalogues[`./catalogues/${lang}.ts`];
  if (!load) throw new LoadError(`no texts for ${lang}`);
  try {
    return await load();
  } catch (cause) {
    throw new LoadError(`could not load the texts of ${lang}`, { cause });
  }
}

/** Fetches the texts of features in one language. */
function areasOf(lang: string): (area: FeatureArea) => Promise<Catalogue> {
  return async (area) => {
    const path = `/locales/${lang}/features/${area}.json`;
    const load = (await loadChunk(lang)).features[path];
    if (!load) throw new LoadError(`no texts at ${path}`);
    try {
      return flatten({ [path]: await load() });
    } catch (cause) {
      throw new LoadError(`could not load ${path}`, { cause });
    }
  };
}

/** Written once a version, because it is tens of kilobytes. */
function keep(storage: TextStorage, { lang, version, messages }: { lang: string; version: string; messages: Catalogue }): void {
  const mark = `${version} ${lang}`;
  if (storage.get(LOCALE_VERSION_KEY) === mark) return;
  storage.set(LOCALE_KEY, JSON.stringify({ lang, messages }));
  storage.set(LOCALE_VERSION_KEY, mark);
}

function readKept(storage: TextStorage): { lang: string; messages: Catalogue } | null {
  try {
    const kept = JSON.parse(storage.get(LOCALE_KEY) ?? 'null') as { lang?: unknown; messages?: unknown } | null;
    if (typeof kept?.lang !== 'string' || typeof kept.messages !== 'object' || kept.messages === null) return null;
    return { lang: kept.lang, messages: kept.messages as Catalogue };
  } catch {
    // Not ours, or damaged.
    return null;
  }
}
