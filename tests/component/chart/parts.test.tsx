import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayCalendar } from '~/components/chart/DayCalendar';
import { Doughnut } from '~/components/chart/Doughnut';
import { RetentionGrid } from '~/components/chart/RetentionGrid';
import { renderWithRoot } from '../renderWithRoot';

test('a doughnut names each part with its number and share, and leaves empty ones out', () => {
  renderWithRoot(
    <Doughnut
      label="Follows"
      slices={[
        { name: 'far.example', value: 3, color: '#ff0000', to: '/instance-info/far.example' },
        { name: 'near.example', value: 0 },
        { name: 'Others', value: 1 },
      ]}
    />,
  );
  const figure = screen.getByRole('figure', { name: 'Follows' });
  expect(
    within(figure)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['far.example3 75%', 'Others1 25%']);
  expect(within(figure).getByRole('link').getAttribute('href')).toBe('/instance-info/far.example');
  expect([...figure.querySelectorAll('circle')].map((slice) => slice.getAttribute('stroke-dasharray'))).toEqual(['74.2 100', '24.2 100']);
});

test('a calendar of days is walked along by keys, by the day and by the week', () => {
  const days = Array.from({ length: 15 }, (_, index) => ({
    ms: new Date(2026, 0, 20 - index).getTime(),
    value: index,
    text: `Jan ${20 - index}`,
  }));
  renderWithRoot(<DayCalendar label="Notes" days={days} />);
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  screen.getByRole('gridcell', { name: 'Jan 20' }).focus();
  press('ArrowLeft');
  press('ArrowUp');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Jan 12');
  press('ArrowRight');
  press('ArrowRight');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Jan 20');
});

test('retention is a table of days with the part of people that came back, empty where nobody knows', () => {
  renderWithRoot(<RetentionGrid label="Retention" cohorts={[{ ms: new Date(2026, 0, 5).getTime(), users: 4, shares: [0.5, 0, null] }]} />);
  expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label') ?? head.textContent)).toEqual([
    'Joined',
    'People',
    '1 day later',
    '2 days later',
    '3 days later',
  ]);
  const row = screen.getByRole('row', { name: /Jan 5, 2026/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual(['Jan 5, 2026', '4', '50%', '0%', '']);
});
