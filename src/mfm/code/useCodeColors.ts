import { useStores } from '~/react/context';
import type { ColorScheme } from '~/theme/Theme';
import type { CodeColors } from './protocol';

/** The highlighter themes of the two base themes. */
const bases: Readonly<Record<ColorScheme, string>> = { light: 'catppuccin-latte', dark: 'one-dark-pro' };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Returns the colors that the current theme has for code. Call it inside an observer. */
export function useCodeColors(): CodeColors {
  const { current, scheme: wanted } = useStores().theme;
  const scheme = current?.scheme ?? wanted;
  const { base, overrides } = current?.codeHighlighter ?? {};
  return { scheme, base: typeof base === 'string' ? base : bases[scheme], overrides: isObject(overrides) ? overrides : {} };
}
