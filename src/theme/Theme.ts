/** Light or dark. */
export type ColorScheme = 'light' | 'dark';

/** A theme as people write and share it. Values are in theme syntax; see `compileTheme.ts`. */
export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly author?: string;
  readonly desc?: string;
  /** The base theme, whose properties fill the gaps. */
  readonly base: ColorScheme;
  readonly props: Readonly<Record<string, string>>;
  readonly codeHighlighter?: CodeHighlighter;
}

/** Colors of code: a theme of the highlighter Shiki, and changes to it. */
export interface CodeHighlighter {
  readonly base?: string;
  readonly overrides?: Readonly<Record<string, unknown>>;
}

/** A theme resolved to CSS values, ready to be applied. */
export interface CompiledTheme {
  readonly id: string;
  readonly scheme: ColorScheme;
  /** CSS values by custom property, without the dashes. */
  readonly colors: Readonly<Record<string, string>>;
  /** As the theme has it, unchecked. */
  readonly codeHighlighter?: CodeHighlighter;
}
