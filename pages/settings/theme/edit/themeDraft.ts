import { colord } from 'colord';
import { builtInThemes, defaultThemeIds } from '~/theme/builtInThemes';
import type { ColorScheme, CompiledTheme, Theme } from '~/theme/Theme';
import { compile } from '~/theme/themeEngine';

/** The colors that the editor offers. */
export const EDITED = ['accent', 'bg', 'panel', 'navBg', 'fg', 'link', 'hashtag', 'mention', 'mentionMe', 'renote'] as const;

/** A color that the editor offers. */
export type EditedColor = (typeof EDITED)[number];

/** What somebody changed: a color as `#rrggbb` by property. */
export type Changes = Readonly<Partial<Record<EditedColor, string>>>;

/**
 * Colors that follow from an edited one in the base theme. A theme may set them by itself, for its own color. When that color is
 * changed, they follow the new one.
 */
const FOLLOWERS: Readonly<Partial<Record<EditedColor, readonly string[]>>> = {
  accent: ['accentDarken', 'accentLighten', 'X8', 'X9', 'buttonGradateA', 'buttonGradateB', 'indicator', 'navIndicator', 'navActive'],
  bg: ['deckBg', 'htmlThemeColor', 'acrylicBg'],
  panel: ['panelHighlight', 'panelHeaderBg', 'popup', 'windowHeader', 'header', 'X2'],
  fg: ['fgHighlighted', 'fgTransparentWeak', 'fgTransparent', 'navFg', 'navHoverFg', 'panelHeaderFg', 'dateLabelFg'],
};

/** Returns the theme with the changes. */
export function draftOf(start: Theme, changes: Changes): Theme {
  const dropped = new Set(Object.keys(changes).flatMap((name) => FOLLOWERS[name as EditedColor] ?? []));
  const kept = Object.entries(start.props).filter(([name]) => !dropped.has(name));
  return { ...start, props: { ...Object.fromEntries(kept), ...changes } };
}

/** Returns a color of a compiled theme as the browser's color field wants it. */
export const hexOf = ({ colors }: CompiledTheme, name: EditedColor): string => colord(colors[name]!).alpha(1).toHex();

/** Returns the theme to begin with: the one with the id, else the chosen one, else the built-in default of the scheme. */
export function startOf(all: readonly Theme[], ids: readonly (string | null | undefined)[], scheme: ColorScheme): Theme {
  const found = ids.map((id) => all.find((theme) => theme.id === id)).find((theme) => theme !== undefined);
  return found ?? builtInThemes.find(({ id }) => id === defaultThemeIds[scheme])!;
}

/** Compiles a draft. Its colors come from a theme that compiles, and from color fields. */
export const compileDraft = (draft: Theme): CompiledTheme => compile(draft);
