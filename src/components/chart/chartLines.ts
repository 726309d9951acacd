/** A color of the theme that is visible on every surface. */
export type ChartColor = 'linkText' | 'hashtagText' | 'renoteText' | 'accentText' | 'errorText' | 'mutedText';

/** How a chart draws its numbers: as lines, or as bars on top of each other. */
export type ChartForm = 'lines' | 'bars';

/** How a line is drawn, so that lines can be told apart without colors. */
export type LineStyle = 'solid' | 'dashed' | 'dotted' | 'dashDotted';

/** One line of a chart. */
export interface ChartLine {
  readonly name: string;
  /** Whole numbers, newest first, as servers send them. */
  readonly values: readonly number[];
  readonly color: ChartColor;
  /** Default: solid. */
  readonly style?: LineStyle;
  /** Whether its bars hang below the axis, away from the others. */
  readonly isBelow?: boolean;
}

/** Lengths of dashes and gaps in px. */
export const DASHES: Readonly<Record<LineStyle, readonly number[]>> = {
  solid: [],
  dashed: [7, 4],
  dotted: [2, 3],
  dashDotted: [8, 3, 2, 3],
};
