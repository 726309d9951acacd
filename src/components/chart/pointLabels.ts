import type { I18n } from '~/i18n/I18n';
import type { ChartSpan } from '~/services/chartTimes';

/** The texts for the times of a chart. */
export interface PointLabels {
  /** For a sentence or a table. */
  readonly long: (ms: number) => string;
  /** For an axis, where neighbors help: the hour or the date. */
  readonly short: (ms: number) => string;
}

/** Returns the texts for the hours or days of a chart. */
export function pointLabels(span: ChartSpan, i18n: Pick<I18n, 'lang' | 'date'>): PointLabels {
  const [lang = 'en-US'] = Intl.DateTimeFormat.supportedLocalesOf(i18n.lang);
  const days = new Intl.DateTimeFormat(lang, { month: 'short', day: 'numeric' });
  if (span === 'day') return { long: (ms) => i18n.date(ms, 'date'), short: (ms) => days.format(ms) };
  const isMidnight = (ms: number) => new Date(ms).getHours() === 0;
  return { long: (ms) => i18n.date(ms, 'short'), short: (ms) => (isMidnight(ms) ? days.format(ms) : i18n.date(ms, 'time')) };
}
