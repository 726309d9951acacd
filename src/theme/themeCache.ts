/** Compiled colours kept between visits, so that the next start is painted before anything is loaded. */
import { applyTheme, preferredScheme } from './applyTheme';
import type { ColorScheme, CompiledTheme } from './Theme';

/** Storage keys of reference/settings-store.md section 5; `theme` is cleared when the client's version changes. */
export const THEME_KEY = 'theme';
export const SCHEME_KEY = 'SELECTED_COLOR_SCHEME';
export const THEME_ID_KEYS: Readonly<Record<ColorScheme, string>> = {
  light: 'SELECTED_LIGHT_THEME_ID',
  dark: 'SELECTED_DARK_THEME_ID',
};

/** The part of the browser's storage that themes use. */
export interface ThemeStorage {
  get(key: string): string | null;
  set(key: string, value: string): unknown;
  remove(key: string): void;
}

/** One scheme's colours, and the wish they were made for. */
export interface CachedTheme {
  readonly wish: string;
  readonly theme: CompiledTheme;
}

export type ThemeCache = Partial<Readonly<Record<ColorScheme, CachedTheme>>>;

/** What is kept; nothing when it is absent or not ours. */
export function readThemeCache(storage: ThemeStorage): ThemeCache {
  try {
    const data: unknown = JSON.parse(storage.get(THEME_KEY) ?? 'null');
    if (typeof data !== 'object' || data === null) return {};
    const { light, dark } = data as Record<string, unknown>;
    return { ...(isCached(light, 'light') && { light }), ...(isCached(dark, 'dark') && { dark }) };
  } catch {
    // Text of an older client or a damaged one; it is compiled anew.
    return {};
  }
}

/** Keeps the colours of one scheme. */
export function writeThemeCache(storage: ThemeStorage, cached: CachedTheme): void {
  storage.set(THEME_KEY, JSON.stringify({ ...readThemeCache(storage), [cached.theme.scheme]: cached }));
}

/** The scheme a person chose; null follows the system. */
export function storedScheme(storage: ThemeStorage): ColorScheme | null {
  const stored = storage.get(SCHEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

/**
 * Paints the page in the colours of the last visit; the first thing that `main.tsx` does.
 * @returns false when there are none, as on the first visit.
 */
export function applyCachedTheme(storage: ThemeStorage, page: Document = document): boolean {
  const scheme = storedScheme(storage) ?? preferredScheme((query) => page.defaultView?.matchMedia(query).matches ?? false);
  const cached = readThemeCache(storage)[scheme];
  if (cached) applyTheme(page, cached.theme);
  return cached !== undefined;
}

function isCached(data: unknown, scheme: ColorScheme): data is CachedTheme {
  if (typeof data !== 'object' || data === null) return false;
  const { wish, theme } = data as Partial<CachedTheme>;
  return typeof wish === 'string' && theme?.scheme === scheme && typeof theme.id === 'string' && isColors(theme.colors);
}

function isColors(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Object.values(data).every((value) => typeof value === 'string');
}
