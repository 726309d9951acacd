import type { ColorScheme } from '~/theme/Theme';

/** The colours that code is drawn in: a theme of the highlighter, and what is different from it. */
export interface CodeColours {
  readonly scheme: ColorScheme;
  /** Of the highlighter's own themes, or `_none_` when `overrides` is a whole one. */
  readonly base: string;
  readonly overrides: Readonly<Record<string, unknown>>;
}

/** What the highlighting worker is asked. */
export interface HighlightQuestion {
  readonly code: string;
  readonly lang: string;
  readonly colours: CodeColours;
}

/** A piece of a line in one colour. */
export interface CodePiece {
  readonly text: string;
  /** CSS colour. */
  readonly color: string;
  readonly isItalic: boolean;
  readonly isBold: boolean;
}

/** Code in colours. */
export interface HighlightedCode {
  /** CSS colours. */
  readonly background: string;
  readonly color: string;
  readonly lines: readonly (readonly CodePiece[])[];
}
