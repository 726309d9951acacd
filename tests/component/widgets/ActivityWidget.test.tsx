import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireNotesChart } from '~/api/wire';
import { NetworkError } from '~/lib/AppError';
import { charts } from '~/stores/resources/server/charts';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import activity from '../../../widgets/activity/manifest';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { FakePlot } from '../../fixtures/FakePlot';
import { renderWidget } from './renderWidget';

const series = (...first: number[]) => [...first, ...Array.from({ length: 147 - first.length }, () => 0)];
const chart = {
  total: series(),
  inc: series(),
  dec: series(),
  diffs: { normal: series(3, 0, 10), reply: series(1, 0, 2), renote: series(0, -4, 0), withFile: series() },
} as WireNotesChart;
const api = { 'charts/user/notes': chart };

const grid = () => screen.getByRole('grid', { name: 'Activity' });
const cell = (name: string) => within(grid()).getByRole('gridcell', { name });

test('the widget asks for the days of the viewer once', async () => {
  const { api: fake, clock } = await renderWidget(activity, {}, { api });
  await act(async () => clock.advance(24 * 60 * 60_000));
  expect(fake.paramsOf('charts/user/notes')).toEqual([{ userId: user('alice').me().id, span: 'day', limit: 147 }]);
});

test('the calendar has a row for each weekday and a cell for each of 147 days, ending today', async () => {
  await renderWidget(activity, {}, { api });
  expect(within(grid()).getAllByRole('row')).toHaveLength(7);
  const days = within(grid())
    .getAllByRole('gridcell')
    .filter((one) => one.title !== '');
  expect(days).toHaveLength(147);
  // 10 February 2024 is a Saturday, so its cell is the last one.
  expect(days.at(-1)!.title).toBe('Feb 10, 2024: 3 notes, 1 reply, 0 renotes');
  expect(days.at(-1)!.hasAttribute('data-today')).toBe(true);
  expect(days[0]!.title).toBe('Sep 17, 2023: nothing');
});

test('a dot grows with the number of notes, and half of the best day is full', async () => {
  await renderWidget(activity, {}, { api });
  const level = (name: string) => cell(name).style.getPropertyValue('--level');
  expect({
    best: level('Feb 8, 2024: 10 notes, 2 replies, 0 renotes'),
    today: Number(level('Feb 10, 2024: 3 notes, 1 reply, 0 renotes')).toFixed(2),
    deleted: level('Feb 9, 2024: nothing'),
  }).toEqual({ best: '1', today: '0.67', deleted: '0' });
});

test('arrow keys walk along days and weeks, one stop for Tab', async () => {
  await renderWidget(activity, {}, { api });
  const stops = () =>
    within(grid())
      .getAllByRole('gridcell')
      .filter((one) => one.tabIndex === 0)
      .map((one) => one.title);
  expect(stops()).toEqual(['Feb 10, 2024: 3 notes, 1 reply, 0 renotes']);
  act(() => cell('Feb 10, 2024: 3 notes, 1 reply, 0 renotes').focus());
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  press('ArrowUp');
  expect(document.activeElement).toBe(cell('Feb 9, 2024: nothing'));
  press('ArrowLeft');
  expect(stops()).toEqual(['Feb 2, 2024: nothing']);
  press('ArrowRight');
  press('ArrowRight');
  expect(document.activeElement).toBe(cell('Feb 10, 2024: 3 notes, 1 reply, 0 renotes'));
});

test('a line below the calendar says what the pointed day has', async () => {
  const { container } = await renderWidget(activity, {}, { api });
  fireEvent.pointerEnter(cell('Feb 8, 2024: 10 notes, 2 replies, 0 renotes'));
  expect(within(container).getByText('Feb 8, 2024: 10 notes, 2 replies, 0 renotes')).toBeTruthy();
  fireEvent.pointerLeave(cell('Feb 8, 2024: 10 notes, 2 replies, 0 renotes'));
  expect(within(container).getByText('Feb 10, 2024: 3 notes, 1 reply, 0 renotes')).toBeTruthy();
});

test('a button in the header changes between the calendar and the chart', async () => {
  const { changes } = await renderWidget(activity, {}, { api });
  fireEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(await screen.findByRole('slider', { name: 'Activity: step through the points' })).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(FakePlot.newest.options.series.slice(1).map(({ label }) => label)).toEqual(['Notes', 'Replies', 'Renotes', 'Total']);
  expect(FakePlot.newest.data.slice(1).map((values) => values.at(-1))).toEqual([3, 1, 0, 4]);
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show as calendar' }));
  expect(grid()).toBeTruthy();
  expect(changes).toEqual([{ view: 1 }, { view: 0 }]);
});

test('a chart that does not load says why, and tries again', async () => {
  const { api: fake } = await renderWidget(activity, {}, { api: { 'charts/user/notes': new NetworkError('no') } });
  const alert = screen.getByRole('alert');
  fake.on('charts/user/notes', chart);
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(grid()).toBeTruthy();
});

test('the widget shows that it loads', async () => {
  await renderWidget(activity, {}, { api: { 'charts/user/notes': () => new Promise(() => {}) } });
  expect(screen.getByText('Loading')).toBeTruthy();
});

test('a server that sends no days has nothing to show', async () => {
  const empty = { ...chart, diffs: { normal: [], reply: [], renote: [], withFile: [] } };
  await renderWidget(activity, {}, { api: { 'charts/user/notes': empty } });
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
});

test('the calendar keeps a stop for Tab when a newer answer no longer has the chosen day', async () => {
  const { api: fake, clock, root } = await renderWidget(activity, {}, { api });
  const oldest = () => within(grid()).getAllByRole('gridcell')[0]!;
  act(() => oldest().focus());
  expect(oldest().tabIndex).toBe(0);
  clock.sleep(24 * 60 * 60_000);
  fake.on('charts/user/notes', { ...chart, diffs: { ...chart.diffs, normal: series(7) } });
  const account = root.session.current;
  const query = resourcesOf(account).query(charts.userNotes, { userId: account.me!.id, span: 'day', limit: 147 });
  await act(async () => void (await query.reload()));
  const stops = within(grid())
    .getAllByRole('gridcell')
    .filter((one) => one.tabIndex === 0);
  expect(stops.map((one) => one.title)).toEqual([expect.stringContaining('Feb 11, 2024: 7 notes')]);
});
