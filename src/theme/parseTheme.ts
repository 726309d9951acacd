import { ParseError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import { builtInThemes } from './builtInThemes';
import { compileTheme } from './compileTheme';
import type { Theme } from './Theme';

/** The errors of a theme's text. The messages, including the spelling, are those people know from other clients. */
export const themeProblems = {
  syntax: 'Failed to parse theme json',
  shape: 'This theme is invaild',
  installed: 'This theme is already installed',
  builtIn: 'builtin theme',
} as const;

/**
 * Parses a theme from JSON5 text. Checks the syntax, then fields and colors, then that it is not installed already.
 * `installed` are the ids of installed themes.
 */
export async function parseTheme(text: string, installed: ReadonlySet<string> = new Set()): Promise<Result<Theme>> {
  const { default: JSON5 } = await import('json5');
  let data: unknown;
  try {
    data = JSON5.parse(text);
  } catch (cause) {
    return fail(new ParseError(themeProblems.syntax, '', { cause }));
  }
  if (!isTheme(data)) return fail(new ParseError(themeProblems.shape));
  if (installed.has(data.id)) return fail(new ParseError(themeProblems.installed, 'id'));
  if (builtInThemes.some(({ id }) => id === data.id)) return fail(new ParseError(themeProblems.builtIn, 'id'));
  try {
    compileTheme(data);
  } catch (cause) {
    return fail(new ParseError(themeProblems.shape, 'props', { cause }));
  }
  return ok(data);
}

function isTheme(data: unknown): data is Theme {
  if (typeof data !== 'object' || data === null) return false;
  const { id, name, base, props } = data as Partial<Record<keyof Theme, unknown>>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    (base === 'light' || base === 'dark') &&
    typeof props === 'object' &&
    props !== null &&
    !Array.isArray(props) &&
    Object.values(props).every((value) => typeof value === 'string')
  );
}
