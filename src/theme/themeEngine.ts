/** The part of themes that a page with cached colors does not need; loaded on demand. */
import { builtInThemes, defaultThemeIds } from './builtInThemes';
import { companionsOf } from './companions';
import { compileTheme } from './compileTheme';
import { isTheme, readTheme } from './parseTheme';
import type { ColorScheme, CompiledTheme, Theme } from './Theme';

/** The choices that decide which theme is shown. */
export interface ThemeWish {
  readonly scheme: ColorScheme;
  /** The theme the person chose. */
  readonly id: string | null;
  /** The server's default theme as JSON5 text. */
  readonly serverTheme: string | null;
  /** The chosen theme as JSON, if it is an installed one. */
  readonly installed?: string;
}

/**
 * Returns the colors for a choice: the chosen theme, else the server's default, else Trellis or Nightfall. Skips a theme that
 * does not compile or is made for the other scheme. Rejects only if the reader of JSON5 does not load.
 */
export async function compileWish({ scheme, id, serverTheme, installed }: ThemeWish): Promise<CompiledTheme> {
  const chosen = [...builtInThemes, ...(installed === undefined ? [] : [JSON.parse(installed) as unknown])];
  const server = await serverDefault(serverTheme, scheme);
  const found = chosen.filter(isTheme).find((theme) => theme.id === id && theme.base === scheme);
  return (found && tryToCompile(found)) ?? (server && compile(server)) ?? compileDefault(scheme);
}

/** Returns the server's default theme for a scheme; null when it has none that works. */
export async function serverDefault(text: string | null, scheme: ColorScheme): Promise<Theme | null> {
  const parsed = text === null ? null : await readTheme(text);
  return parsed?.ok && parsed.value.base === scheme ? parsed.value : null;
}

/** Compiles a theme with its companions; null when its colors refer to each other in a circle, or to one that does not exist. */
export function tryToCompile(theme: Theme): CompiledTheme | null {
  try {
    return compile(theme);
  } catch {
    return null;
  }
}

/** The theme when none is chosen. `compiled/` holds its colors for the first visit. */
export function compileDefault(scheme: ColorScheme): CompiledTheme {
  return compile(builtInThemes.find((theme) => theme.id === defaultThemeIds[scheme])!);
}

/**
 * Compiles a theme with its companions.
 * @throws {ParseError} as `compileTheme` does.
 */
export function compile(theme: Theme): CompiledTheme {
  const colors = compileTheme(theme);
  const { id, base, codeHighlighter } = theme;
  return { id, scheme: base, colors: { ...colors, ...companionsOf(colors) }, ...(codeHighlighter && { codeHighlighter }) };
}
