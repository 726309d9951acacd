import { LazyFailure } from '~/components/async/LazyFailure';
import { LoadingState } from '~/components/async/LoadingState';
import { later } from '~/react/later';
import type { ChartSpan } from '~/services/chartTimes';
import type { ChartForm, ChartLine } from './chartLines';

export interface TimeChartProps {
  /** The accessible name of the chart. */
  label: string;
  lines: readonly ChartLine[];
  /** How the numbers are drawn; lines by default. */
  form?: ChartForm;
  /** How long each number counts. */
  span: ChartSpan;
  /** A moment in the hour or day of the newest numbers; ms since the epoch. */
  newestMs: number;
  /** Whether people can zoom, and move along the time by dragging. */
  isMovable?: boolean;
  /** Formats a number for people; by default, with the separators of the language. */
  format?: (value: number) => string;
}

/**
 * Lines or bars over time, with a legend, a summary, and the same numbers as a table. Arrow keys walk along the points. Fills the height of
 * its container.
 */
export const TimeChart = later<TimeChartProps>(async () => (await import('./DrawnChart')).DrawnChart, {
  waiting: LoadingState,
  failed: LazyFailure,
});
