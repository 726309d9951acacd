import type { ColorScheme } from '~/theme/Theme';

/** The colors of code: a theme of the highlighter and changes to it. */
export interface CodeColors {
  readonly scheme: ColorScheme;
  /** The name of a highlighter theme, or `_none_` when `overrides` is a complete theme. */
  readonly base: string;
  readonly overrides: Readonly<Record<string, unknown>>;
}

/** A question to the highlighting worker. */
export interface HighlightQuestion {
  readonly code: string;
  readonly lang: string;
  readonly colors: CodeColors;
}

/** A piece of a line in one color. */
export interface CodePiece {
  readonly text: string;
  /** A CSS color. */
  readonly color: string;
  readonly isItalic: boolean;
  readonly isBold: boolean;
}

/** Highlighted code. */
export interface HighlightedCode {
  /** CSS colors. */
  readonly background: string;
  readonly color: string;
  readonly lines: readonly (readonly CodePiece[])[];
}
