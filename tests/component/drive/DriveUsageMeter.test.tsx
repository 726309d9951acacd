import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// The part that loads late is there before it is asked for.
import '~/components/chart/DrawnChart';
import { DriveUsageMeter } from '~/components/drive/DriveUsageMeter';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError } from '../../fixtures/FakeApi';
import { FakePlot } from '../../fixtures/FakePlot';
import { renderWithRoot } from '../renderWithRoot';

const me = user('alice').me();
const days = (...first: number[]) => [...first, ...Array.from({ length: 35 - first.length }, () => 0)];
const chart = { totalCount: days(3), totalSize: days(300, 100), incCount: days(1), incSize: days(200), decCount: days(), decSize: days() };

function show(answer: unknown) {
  return renderWithRoot(<DriveUsageMeter usage={250_000} capacity={1_000_000} />, { me, api: { 'charts/user/drive': answer as never } });
}

test('the chart of the used space is fetched when somebody asks for it, in bytes', async () => {
  const { api } = show(chart);
  expect(api.paramsOf('charts/user/drive')).toEqual([]);
  const button = screen.getByRole('button', { name: 'Storage used over time' });
  await act(async () => {
    fireEvent.click(button);
    await settled();
  });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(api.paramsOf('charts/user/drive')).toEqual([{ userId: me.id, span: 'day', limit: 35 }]);
  await vi.waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('293 KB'));
  expect(FakePlot.newest.data).toHaveLength(4);
});

test('a chart that does not load can be asked for again', async () => {
  const { api } = show(apiError({ message: 'no' }));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Storage used over time' }));
    await settled();
  });
  api.on('charts/user/drive', chart);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
  });
  await vi.waitFor(() => expect(screen.getByRole('slider')).toBeTruthy());
});

test.each([
  { usage: 0, drawn: 0 },
  { usage: 1, drawn: 1 },
])('a drive of which $usage bytes are used draws $drawn bars', ({ usage, drawn }) => {
  renderWithRoot(<DriveUsageMeter usage={usage} capacity={1_000_000_000} />);
  expect(screen.getByRole('meter').children).toHaveLength(drawn);
});
