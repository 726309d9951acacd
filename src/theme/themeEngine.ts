/** The part of themes that a page with cached colors does not need; loaded on demand. */
import { builtInThemes, defaultThemeIds } from './builtInThemes';
import { companionsOf } from './companions';
import { compileTheme } from './compileTheme';
import { parseTheme } from './parseTheme';
import type { ColorScheme, CompiledTheme, Theme } from './Theme';

/** The choices that decide which theme is shown. */
export interface ThemeWish {
  readonly scheme: ColorScheme;
  /** The theme the person chose. */
  readonly id: string | null;
  /** The server's default theme as JSON5 text. */
  readonly serverTheme: string | null;
}

/**
 * Returns the colors for a choice: the chosen theme, else the server's default, else Mi Light or Mi Dark. Skips a theme that
 * does not compile or is made for the other scheme. Never rejects.
 */
export async function compileWish({ scheme, id, serverTheme }: ThemeWish): Promise<CompiledTheme> {
  const server = serverTheme === null ? null : await parseTheme(serverTheme);
  const serverChoice = server?.ok ? [server.value] : [];
  const candidates = [...builtInThemes, ...serverChoice].filter(({ base }) => base === scheme);
  const chosen = candidates.find((theme) => theme.id === id) ?? serverChoice.find(({ base }) => base === scheme);
  return chosen ? compile(chosen) : compileDefault(scheme);
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
