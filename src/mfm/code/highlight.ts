import { colord, type Colord } from 'colord';
import { createHighlighterCore, type HighlighterCore, type ThemedToken, type ThemeRegistrationAny } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledThemes } from 'shiki/themes';
import { readableOn, TEXT_CONTRAST } from '~/theme/contrast';
import { languageOf, loadGrammar } from './languages';
import type { CodeColors, CodePiece, HighlightedCode, HighlightQuestion } from './protocol';

/** The longest code that is highlighted, in characters; each piece becomes an element. */
const MOST_PIECES = 4000;
/** The longest line that is highlighted, in characters. */
const LONGEST_LINE = 1000;
/** How long a grammar may work on one line before it gives up on the rest, in ms. */
const LINE_LIMIT_MS = 1000;
/** The highlighter themes for a client theme that names none, or one that does not exist. */
const FALLBACK = 'dark-plus';
const ITALIC = 1;
const BOLD = 2;

/** Fetches the grammar and the theme that a block needs. Rejects when that fails. */
export async function fetchColors({ lang, colors }: HighlightQuestion): Promise<void> {
  await Promise.all([loadGrammar(languageOf(lang)), themeOf(colors)]);
}

/** Highlights code. A worker has one, which keeps the grammars and themes it has loaded. */
export class Highlighter {
  #core: Promise<HighlighterCore> | undefined;

  /** Returns code in colors with enough contrast on their background; null for code that is too long. */
  async highlight({ code, lang, colors }: HighlightQuestion): Promise<HighlightedCode | null> {
    const core = await (this.#core ??= createHighlighterCore({
      langs: [],
      themes: [],
      engine: createJavaScriptRegexEngine({ forgiving: true }),
    }));
    const language = languageOf(lang);
    const theme = await resolveColors(colors);
    await Promise.all([core.loadLanguage(await loadGrammar(language)), core.loadTheme(theme)]);
    const lines = core.codeToTokensBase(code, {
      lang: language,
      theme: theme.name!,
      tokenizeMaxLineLength: LONGEST_LINE,
      tokenizeTimeLimit: LINE_LIMIT_MS,
    });
    if (lines.reduce((sum, line) => sum + line.length, 0) > MOST_PIECES) return null;
    const { bg, fg } = core.getTheme(theme.name!);
    return paint(lines, opaque(bg, colors.scheme === 'light' ? '#fff' : '#000'), fg);
  }
}

/** The highlighter's theme; none when the client's theme is complete by itself. */
async function themeOf({ base }: CodeColors): Promise<ThemeRegistrationAny> {
  const name = Object.hasOwn(bundledThemes, base) ? (base as keyof typeof bundledThemes) : FALLBACK;
  return base === '_none_' ? {} : (await bundledThemes[name]()).default;
}

/** The highlighter's theme with the changes of the client's theme. */
async function resolveColors(colors: CodeColors): Promise<ThemeRegistrationAny> {
  const { base, overrides, scheme } = colors;
  const found = await themeOf(colors);
  // The highlighter completes the given theme in place, including its lists.
  const merged = structuredClone(mergeDeep(found, overrides)) as ThemeRegistrationAny;
  // The highlighter caches themes by name, and the same name may come with other changes.
  return { ...merged, type: scheme, name: JSON.stringify([base, scheme, overrides]) };
}

function mergeDeep(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above)) return above ?? below;
  const entries = Object.entries(above).map(([key, value]) => [key, mergeDeep(below[key], value)] as const);
  return { ...below, ...Object.fromEntries(entries) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function opaque(color: string | undefined, otherwise: string): Colord {
  const found = colord(color ?? '');
  return found.isValid() ? found.alpha(1) : colord(otherwise);
}

function paint(lines: readonly (readonly ThemedToken[])[], background: Colord, foreground: string | undefined): HighlightedCode {
  const readable = new Map<string, string>();
  const readableColor = (color: string): string => {
    let found = readable.get(color);
    if (found === undefined) {
      const wanted = colord(color);
      found = readableOn(wanted.isValid() ? wanted : colord(text), [background], TEXT_CONTRAST).toHex();
      readable.set(color, found);
    }
    return found;
  };
  const wanted = colord(foreground ?? '');
  const text = readableOn(wanted.isValid() ? wanted : colord(background.isLight() ? '#000' : '#fff'), [background], TEXT_CONTRAST).toHex();
  const piece = ({ content, color, fontStyle = 0 }: ThemedToken): CodePiece => ({
    text: content,
    color: readableColor(color ?? text),
    isItalic: (fontStyle & ITALIC) !== 0,
    isBold: (fontStyle & BOLD) !== 0,
  });
  return { background: background.toHex(), color: text, lines: lines.map((line) => line.map(piece)) };
}
