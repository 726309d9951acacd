/** Everything about themes that is not needed to show a page whose colours are known already; loaded on demand. */
import { builtInThemes, defaultThemeIds } from './builtInThemes';
import { companionsOf } from './companions';
import { compileTheme } from './compileTheme';
import { parseTheme } from './parseTheme';
import type { ColorScheme, CompiledTheme, Theme } from './Theme';

/** What decides which theme is shown. */
export interface ThemeWish {
  readonly scheme: ColorScheme;
  /** Chosen by the person. */
  readonly id: string | null;
  /** The server's default theme as text. */
  readonly serverTheme: string | null;
}

/**
 * The colours for a wish: the chosen theme, else the server's default, else Mi Light or Mi Dark (spec section 4, colour
 * scheme). A theme that does not compile or is made for the other scheme is passed over. Never rejects.
 */
export async function compileWish({ scheme, id, serverTheme }: ThemeWish): Promise<CompiledTheme> {
  const server = serverTheme === null ? null : await parseTheme(serverTheme);
  const serverChoice = server?.ok ? [server.value] : [];
  const candidates = [...builtInThemes, ...serverChoice].filter(({ base }) => base === scheme);
  const chosen = candidates.find((theme) => theme.id === id) ?? serverChoice.find(({ base }) => base === scheme);
  return chosen ? compile(chosen) : compileDefault(scheme);
}

/** What is shown where nothing else is chosen. `compiled/` holds it ready for the first visit. */
export function compileDefault(scheme: ColorScheme): CompiledTheme {
  return compile(builtInThemes.find((theme) => theme.id === defaultThemeIds[scheme])!);
}

/**
 * A theme with its companions, ready for the page.
 * @throws {ParseError} as `compileTheme` does.
 */
export function compile(theme: Theme): CompiledTheme {
  const colors = compileTheme(theme);
  const { id, base, codeHighlighter } = theme;
  return { id, scheme: base, colors: { ...colors, ...companionsOf(colors) }, ...(codeHighlighter && { codeHighlighter }) };
}
