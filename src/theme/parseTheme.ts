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

/** Reads a theme from JSON5 text. Checks the syntax, the fields, and that the colors can be computed. */
export async function readTheme(text: string): Promise<Result<Theme>> {
  return parse(text, () => undefined);
}

/**
 * Reads a theme that is about to be installed. Checks in this order: syntax, fields, whether it is installed already, whether it is
 * built in, and whether its colors can be computed. `installed` are the ids of installed themes.
 */
export async function parseTheme(text: string, installed: ReadonlySet<string> = new Set()): Promise<Result<Theme>> {
  return parse(text, ({ id }) => {
    if (installed.has(id)) return themeProblems.installed;
    return builtInThemes.some((theme) => theme.id === id) ? themeProblems.builtIn : undefined;
  });
}

async function parse(text: string, refuse: (theme: Theme) => string | undefined): Promise<Result<Theme>> {
  const { default: JSON5 } = await import('json5');
  let data: unknown;
  try {
    data = JSON5.parse(text);
  } catch (cause) {
    return fail(new ParseError(themeProblems.syntax, '', { cause }));
  }
  if (!isTheme(data)) return fail(new ParseError(themeProblems.shape));
  const refusal = refuse(data);
  if (refusal !== undefined) return fail(new ParseError(refusal, 'id'));
  try {
    compileTheme(data);
  } catch (cause) {
    return fail(new ParseError(themeProblems.shape, 'props', { cause }));
  }
  return ok(data);
}

/** Returns whether data has the fields of a theme. Its colors may still be wrong. */
export function isTheme(data: unknown): data is Theme {
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
