/** Caches compiled colors between visits, so that the next start is painted before anything is loaded. */
import { applyTheme, preferredScheme } from './applyTheme';
import type { ColorScheme, CompiledTheme } from './Theme';

/** The storage keys are those of other clients of this family. `theme` is cleared when the client's version changes. */
export const THEME_KEY = 'theme';
export const SCHEME_KEY = 'SELECTED_COLOR_SCHEME';
export const THEME_ID_KEYS: Readonly<Record<ColorScheme, string>> = {
  light: 'SELECTED_LIGHT_THEME_ID',
  dark: 'SELECTED_DARK_THEME_ID',
};

/** The address of the picture behind everything. */
export const WALLPAPER_KEY = 'wallpaper';

/** The key of the themes that an account has installed, as a list in JSON. */
export const installedKey = (userId: string): string => `themes:${userId}`;

/** The part of the browser's storage that themes use. */
export interface ThemeStorage {
  get(key: string): string | null;
  set(key: string, value: string): unknown;
  remove(key: string): void;
}

/** The colors of one scheme, and the choice they were compiled for. */
export interface CachedTheme {
  readonly wish: string;
  readonly theme: CompiledTheme;
}

export type ThemeCache = Partial<Readonly<Record<ColorScheme, CachedTheme>>>;

/** Returns the cached colors; none when they are absent or invalid. */
export function readThemeCache(storage: ThemeStorage): ThemeCache {
  try {
    const data: unknown = JSON.parse(storage.get(THEME_KEY) ?? 'null');
    if (typeof data !== 'object' || data === null) return {};
    const { light, dark } = data as Record<string, unknown>;
    return { ...(isCached(light, 'light') && { light }), ...(isCached(dark, 'dark') && { dark }) };
  } catch {
    // The text is damaged or from an older client. The theme is compiled again.
    return {};
  }
}

/** Caches the colors of one scheme. */
export function writeThemeCache(storage: ThemeStorage, cached: CachedTheme): void {
  storage.set(THEME_KEY, JSON.stringify({ ...readThemeCache(storage), [cached.theme.scheme]: cached }));
}

/** Returns the scheme the person chose; null follows the system. */
export function storedScheme(storage: ThemeStorage): ColorScheme | null {
  const stored = storage.get(SCHEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

/** The choice of the user, as this browser stores it. */
export interface ThemeChoice {
  /** Null follows the system. */
  readonly scheme: ColorScheme | null;
  /** The chosen theme of each scheme; null for the server's default. */
  readonly ids: Readonly<Record<ColorScheme, string | null>>;
  /** The installed themes as JSON; null for none, and for visitors. */
  readonly installed: string | null;
  /** The address of the picture behind everything. */
  readonly wallpaper: string | null;
}

/** Reads the choice. `installed` is the key of the account's installed themes; null for visitors. */
export function readChoice(storage: ThemeStorage, installed: string | null): ThemeChoice {
  return {
    scheme: storedScheme(storage),
    ids: { light: storage.get(THEME_ID_KEYS.light), dark: storage.get(THEME_ID_KEYS.dark) },
    installed: installed && storage.get(installed),
    wallpaper: storage.get(WALLPAPER_KEY),
  };
}

/** Returns an installed theme as JSON; undefined if it is not installed. */
export function installedTheme({ installed }: ThemeChoice, id: string): string | undefined {
  try {
    const list = JSON.parse(installed ?? '[]') as readonly { id?: unknown }[];
    return JSON.stringify(list.find((theme) => theme.id === id));
  } catch {
    // Damaged: the theme pages load the list again.
    return undefined;
  }
}

/**
 * Paints the page in the colors of the last visit, as the first thing that `main.tsx` does.
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
