/** A step of a chart. */
export type ChartSpanName = 'hour' | 'day';

/** Length of each step in ms. Hours and days are those of UTC. */
export const SPAN_MS: Readonly<Record<ChartSpanName, number>> = { hour: 3_600_000, day: 86_400_000 };

/** All steps. */
export const SPANS = Object.keys(SPAN_MS) as ChartSpanName[];

/** When the hour or day of a moment began, in ms since 1970. */
export const startOf = (span: ChartSpanName, ms: number): number => Math.floor(ms / SPAN_MS[span]) * SPAN_MS[span];
