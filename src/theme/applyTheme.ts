import type { ColorScheme, CompiledTheme } from './Theme';

/** On the root while colours change (spec section 9); `base.css` gives everything a slow transition then. */
export const CHANGING_CLASS = '_themeChanging_';
/** How long colours take to change (spec section 9); ms. */
export const TRANSITION_MS = 1000;

/** Where themes are put: the page, or a recorder in tests. */
export interface ThemeTarget {
  /** `previous` is what was there before, so that its extra properties can be removed. */
  apply(theme: CompiledTheme, previous: CompiledTheme | undefined): void;
  /** Marks that colours are changing. */
  setChanging(isChanging: boolean): void;
}

/** Puts a theme on a document: custom properties on its root, `color-scheme`, and the colour of the browser's frame. */
export function applyTheme(target: Document, { colors, scheme }: CompiledTheme, previous?: CompiledTheme): void {
  const { style } = target.documentElement;
  for (const name of Object.keys(previous?.colors ?? {})) {
    if (!Object.hasOwn(colors, name)) style.removeProperty(`--${name}`);
  }
  for (const [name, value] of Object.entries(colors)) style.setProperty(`--${name}`, value);
  style.colorScheme = scheme;
  target.documentElement.dataset.colorScheme = scheme;
  const frame = target.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (frame && colors.htmlThemeColor) frame.content = colors.htmlThemeColor;
}

/** The page itself. */
export function documentTarget(target: Document): ThemeTarget {
  return {
    apply: (theme, previous) => applyTheme(target, theme, previous),
    setChanging: (isChanging) => target.documentElement.classList.toggle(CHANGING_CLASS, isChanging),
  };
}

/** What the operating system prefers: light first, then dark, else light (spec section 4). */
export function preferredScheme(matches: (query: string) => boolean): ColorScheme {
  if (matches('(prefers-color-scheme: light)')) return 'light';
  return matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}
