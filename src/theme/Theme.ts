/** Light or dark. */
export type ColorScheme = 'light' | 'dark';

/** A theme as people write and share it (spec section 3). Values are in theme syntax; see `compileTheme.ts`. */
export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly author?: string;
  readonly desc?: string;
  /** Whose properties fill the gaps. */
  readonly base: ColorScheme;
  readonly props: Readonly<Record<string, string>>;
  readonly codeHighlighter?: CodeHighlighter;
}

/** Colours of code: a theme of the highlighter (Shiki), and what is different from it (reference/themes.md section 6). */
export interface CodeHighlighter {
  readonly base?: string;
  readonly overrides?: Readonly<Record<string, unknown>>;
}

/** A theme resolved to CSS values, ready to be put on the page. */
export interface CompiledTheme {
  readonly id: string;
  readonly scheme: ColorScheme;
  /** Custom property without its dashes → CSS value. */
  readonly colors: Readonly<Record<string, string>>;
  /** As the theme says it; nothing of it is checked. */
  readonly codeHighlighter?: CodeHighlighter;
}
