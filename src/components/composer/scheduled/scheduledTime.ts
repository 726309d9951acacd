import type { I18n } from '~/i18n/I18n';
import { dateOf } from '../poll/ComposerPoll';

const DAY_MS = 24 * 3_600_000;

/** A time ahead as people say it: with "today" and "tomorrow" instead of the date. */
export function scheduledTime(i18n: Pick<I18n, 't' | 'date'>, ms: number, nowMs: number): string {
  const { t } = i18n;
  const time = i18n.date(ms, 'time');
  if (dateOf(ms) === dateOf(nowMs)) return t('composer.scheduled.today', { time });
  if (dateOf(ms) === dateOf(nowMs + DAY_MS)) return t('composer.scheduled.tomorrow', { time });
  return t('composer.scheduled.onDate', { date: i18n.date(ms, 'date'), time });
}
