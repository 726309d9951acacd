import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { beforeEach, expect, test } from 'vitest';
import { DrawnChart } from '~/components/chart/DrawnChart';
import { TimeChart, type TimeChartProps } from '~/components/chart/TimeChart';
import { FakePlot } from '../../fixtures/FakePlot';
import { renderWithRoot } from '../renderWithRoot';

beforeEach(() => {
  FakePlot.all.length = 0;
});

const PROPS: TimeChartProps = {
  label: 'Visits',
  span: 'day',
  newestMs: Date.parse('2024-02-10T12:00:00Z'),
  lines: [
    { name: 'People', values: [3, 0, 1_500], color: 'linkText' },
    { name: 'Robots', values: [1, 2, 0], color: 'hashtagText', style: 'dashed' },
  ],
};

const chart = (change: Partial<TimeChartProps> = {}) => renderWithRoot(<DrawnChart {...PROPS} {...change} />);
const slider = () => screen.getByRole('slider', { name: 'Visits: step through the points' });
const says = () => slider().getAttribute('aria-valuetext');
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(slider(), { key });
};

test('a chart loads when it is first shown', async () => {
  renderWithRoot(<TimeChart {...PROPS} />);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByRole('slider')).toBeTruthy();
});

test('a chart draws its lines from the oldest to the newest number, each with its own dashes', () => {
  chart();
  const { data, options } = FakePlot.newest;
  expect(data).toEqual([
    [0, 1, 2],
    [1_500, 0, 3],
    [0, 2, 1],
  ]);
  expect(options.series.slice(1).map(({ label, dash }) => ({ label, dash }))).toEqual([
    { label: 'People', dash: [] },
    { label: 'Robots', dash: [7, 4] },
  ]);
});

test('a chart has a name and says its numbers in a sentence per line', () => {
  chart();
  const figure = screen.getByRole('figure', { name: 'Visits' });
  expect(within(figure).getByText('People: now 3, peak 1,500 on Feb 8, 2024. Robots: now 1, peak 2 on Feb 9, 2024.')).toBeTruthy();
});

test('arrow keys walk along the points, mark them and say their values', () => {
  chart();
  expect(says()).toBe('Feb 10, 2024: People 3 and Robots 1');
  press('ArrowLeft');
  expect({ says: says(), mark: FakePlot.newest.marks.at(-1) }).toEqual({ says: 'Feb 9, 2024: People 0 and Robots 2', mark: 10 });
  press('Home', 'ArrowLeft');
  expect(says()).toBe('Feb 8, 2024: People 1,500 and Robots 0');
  press('End');
  expect(says()).toBe('Feb 10, 2024: People 3 and Robots 1');
});

test('the pointer shows the values of the point below it until it leaves', () => {
  chart();
  fireEvent.pointerMove(slider(), { clientX: 11 });
  expect(screen.getByText('Feb 9, 2024')).toBeTruthy();
  fireEvent.pointerLeave(slider(), { pointerType: 'mouse' });
  expect(screen.getByText('Feb 10, 2024')).toBeTruthy();
});

test('the numbers are also there as a table, newest first', () => {
  chart();
  fireEvent.click(screen.getByRole('button', { name: 'Show as table', pressed: false }));
  expect(screen.queryByRole('slider')).toBeNull();
  const rows = within(screen.getByRole('table', { name: 'Visits' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Day', 'People', 'Robots'],
    ['Feb 10, 2024', '3', '1'],
    ['Feb 9, 2024', '0', '2'],
    ['Feb 8, 2024', '1,500', '0'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show as table', pressed: true }));
  expect(slider()).toBeTruthy();
});

test('a chart by the hour names hours', () => {
  const { root } = chart({ span: 'hour' });
  expect(says()).toContain(root.i18n.date(Date.parse('2024-02-10T12:00:00Z'), 'short'));
  expect(FakePlot.newest.options.series).toHaveLength(3);
});

const MANY: Partial<TimeChartProps> = {
  isMovable: true,
  lines: [{ name: 'People', values: Array.from({ length: 101 }, (_, day) => day), color: 'linkText' }],
};
const range = () => FakePlot.newest.scales.at(-1);

test('keys and buttons zoom, and walking moves the chart along', () => {
  chart(MANY);
  expect(range()).toEqual({ min: 0, max: 100 });
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  press('+');
  const { min, max } = range()!;
  expect({ min: Math.round(min), max }).toEqual({ min: 56, max: 100 });
  press('Home');
  expect(range()!.min).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  press('-');
  expect(range()).toEqual({ min: 0, max: 100 });
});

test('a drag moves along the time, and one upward zooms', () => {
  chart(MANY);
  const element = slider();
  Object.defineProperty(element, 'clientWidth', { value: 100 });
  element.setPointerCapture = () => {};
  fireEvent.pointerDown(element, { button: 0, clientX: 50, clientY: 100 });
  fireEvent.pointerMove(element, { clientX: 50, clientY: 40 });
  expect(range()).toEqual({ min: 50, max: 100 });
  fireEvent.pointerMove(element, { clientX: 70, clientY: 40 });
  expect(range()).toEqual({ min: 40, max: 90 });
  fireEvent.pointerUp(element);
  fireEvent.pointerMove(element, { clientX: 0, clientY: 0 });
  expect(range()).toEqual({ min: 40, max: 90 });
});

test('a chart that is not movable has no zoom', () => {
  chart();
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  press('+');
  expect(FakePlot.newest.scales).toEqual([{ min: 0, max: 2 }]);
});

test('a chart is drawn again for another theme, and for other numbers', () => {
  const { root, rerender, unmount } = chart();
  const first = FakePlot.newest;
  const before = first.redraws;
  act(() => runInAction(() => (root.theme.current = { scheme: 'dark', colors: {} } as never)));
  expect(first.redraws).toBe(before + 1);
  rerender(<DrawnChart {...PROPS} lines={[{ name: 'People', values: [9], color: 'linkText' }]} />);
  expect({ old: first.isDestroyed, data: FakePlot.newest.data }).toEqual({ old: true, data: [[0], [9]] });
  unmount();
  expect(FakePlot.newest.isDestroyed).toBe(true);
});

test('a chart without numbers says that there is nothing', () => {
  chart({ lines: [] });
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
});

test('bars stand on each other, those below the axis hang, and all are counted as they are', () => {
  chart({
    form: 'bars',
    lines: [PROPS.lines[0]!, PROPS.lines[1]!, { name: 'Failed', values: [5, 0, 1], color: 'errorText', isBelow: true }],
  });
  const { data, options } = FakePlot.newest;
  expect(data).toEqual([
    [0, 1, 2],
    [-1, 0, -5],
    [1_500, 2, 4],
    [1_500, 0, 3],
  ]);
  expect(options.series.slice(1).map(({ label }) => label)).toEqual(['Failed', 'Robots', 'People']);
  expect(FakePlot.newest.scales.at(-1)).toEqual({ min: -0.5, max: 2.5 });
  expect(says()).toBe('Feb 10, 2024: People 3, Robots 1, and Failed 5');
});

test('measurements of every ten seconds have their times', () => {
  chart({ span: 'tenSeconds', newestMs: new Date(2024, 1, 10, 12, 0, 5).getTime() });
  expect(says()).toMatch(/^12:00:05\sPM: /);
  press('ArrowLeft');
  expect(says()).toMatch(/^11:59:55\sAM: /);
});
