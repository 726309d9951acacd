import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import calendar from '../../../widgets/calendar/manifest';
import { testI18n } from '../../fixtures/testI18n';
import { renderWidget } from './renderWidget';

const shares = (): (string | null)[] => screen.getAllByRole('definition').map((share) => share.textContent);

test('the calendar shows the date, and how much of the day, month and year is over', async () => {
  const { clock, root } = await renderWidget(calendar);
  const now = clock.now();
  for (const part of [root.i18n.date(now, 'month'), root.i18n.date(now, 'weekday')]) expect(screen.getAllByText(part)).not.toEqual([]);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Today', 'This month', 'This year']);
  for (const share of shares()) expect(share).toMatch(/^\d+\.\d%$/);
});

test.each([
  ['en-US', 'November 2026'],
  ['ja-JP', '2026年11月'],
] as const)('the month and the year stand in the order of the language %s', (lang, text) => {
  expect(testI18n(lang).date(new Date(2026, 10, 28).getTime(), 'month')).toBe(text);
});

test('the calendar shows the weeks of the month, and marks today', async () => {
  const { clock, root } = await renderWidget(calendar);
  const date = new Date(clock.now());
  const month = screen.getByRole('table', { name: root.i18n.date(clock.now(), 'month') });
  const days = within(month).getAllByRole('cell');
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  expect(days.filter((day) => !day.hasAttribute('data-other'))).toHaveLength(last);
  expect(days.length % 7).toBe(0);
  expect(days.filter((day) => day.hasAttribute('aria-current')).map((day) => day.textContent)).toEqual([String(date.getDate())]);
});

test('the calendar follows the clock, and stops when it is unmounted', async () => {
  const { clock, frames, unmount } = await renderWidget(calendar);
  const [before] = shares();
  clock.advance(60 * 60 * 1_000);
  act(() => frames.next());
  expect(shares()[0]).not.toBe(before);
  const timers = clock.pendingTimers;
  unmount();
  expect(clock.pendingTimers).toBe(timers - 1);
});

test('the calendar celebrates the new year', async () => {
  const { clock, frames } = await renderWidget(calendar);
  const newYear = new Date(new Date(clock.now()).getFullYear() + 1, 0, 1, 0, 0, 1).getTime();
  vi.spyOn(clock, 'now').mockReturnValue(newYear);
  clock.advance(1_000);
  act(() => frames.next());
  expect(screen.getAllByText('🎉')).toHaveLength(2);
});

test('the last second of a year is not all of it', async () => {
  const { clock, frames } = await renderWidget(calendar);
  const end = new Date(new Date(clock.now()).getFullYear() + 1, 0, 1).getTime() - 1_000;
  vi.spyOn(clock, 'now').mockReturnValue(end);
  clock.advance(1_000);
  act(() => frames.next());
  expect(shares()).toEqual(['99.9%', '99.9%', '99.9%']);
});
