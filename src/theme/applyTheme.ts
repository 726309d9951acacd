import type { ColorScheme, CompiledTheme } from './Theme';

/** Set on the root while colors change; `base.css` then gives everything a slow transition. */
export const CHANGING_CLASS = '_themeChanging_';
/** How long the color transition takes, in ms. */
export const TRANSITION_MS = 1000;

/** Where a theme is applied: the page, or a recorder in tests. */
export interface ThemeTarget {
  /** `previous` is the theme before, so that its extra properties can be removed. */
  apply(theme: CompiledTheme, previous: CompiledTheme | undefined): void;
  /** Marks that colors are changing. */
  setChanging(isChanging: boolean): void;
  /** Shows a picture behind everything; null for none. The address is already checked. */
  setWallpaper(url: string | null): void;
}

/** Applies a theme to a document: custom properties on its root, `color-scheme`, and the color of the browser's frame. */
export function applyTheme(target: Document, { colors, scheme }: CompiledTheme, previous?: CompiledTheme): void {
  const { style } = target.documentElement;
  for (const name of Object.keys(previous?.colors ?? {})) {
    if (!Object.hasOwn(colors, name)) style.removeProperty(`--${name}`);
  }
  for (const [name, value] of Object.entries(colors)) style.setProperty(`--${name}`, value);
  style.colorScheme = scheme;
  target.documentElement.dataset.colorScheme = scheme;
  // Until now, each has the color of a scheme of the system, which the viewer may not use.
  for (const frame of target.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    if (colors.htmlThemeColor) frame.content = colors.htmlThemeColor;
  }
}

/** Shows a picture behind everything. The style sheets of the workspace say where it is visible. */
function applyWallpaper(target: Document, url: string | null): void {
  target.documentElement.style.setProperty('--wallpaper', url ? `url(${JSON.stringify(url)})` : '');
}

/** The page. */
export function documentTarget(target: Document): ThemeTarget {
  return {
    apply: (theme, previous) => applyTheme(target, theme, previous),
    setChanging: (isChanging) => target.documentElement.classList.toggle(CHANGING_CLASS, isChanging),
    setWallpaper: (url) => applyWallpaper(target, url),
  };
}

/** Returns the operating system's preference: light, then dark, else light. */
export function preferredScheme(matches: (query: string) => boolean): ColorScheme {
  if (matches('(prefers-color-scheme: light)')) return 'light';
  return matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}
