import { useStores } from '~/stores/context';
import type { ColorScheme } from '~/theme/Theme';
import type { CodeColours } from './protocol';

/** Of the two themes that all others stand on (reference/themes.md section 6). */
const bases: Readonly<Record<ColorScheme, string>> = { light: 'catppuccin-latte', dark: 'one-dark-pro' };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The colours that the theme on screen has for code. Call inside an observer. */
export function useCodeColours(): CodeColours {
  const { current, scheme: wanted } = useStores().theme;
  const scheme = current?.scheme ?? wanted;
  const { base, overrides } = current?.codeHighlighter ?? {};
  return { scheme, base: typeof base === 'string' ? base : bases[scheme], overrides: isObject(overrides) ? overrides : {} };
}
