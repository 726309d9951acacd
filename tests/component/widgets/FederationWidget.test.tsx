import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireInstanceChart } from '~/api/wire';
import { NetworkError } from '~/lib/AppError';
import federation from '../../../widgets/federation/manifest';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { knownServer } from '../../fixtures/knownServer';
import { renderWidget } from './renderWidget';

const chart = (received: readonly number[]) => ({ requests: { failed: [], succeeded: [], received } }) as unknown as WireInstanceChart;

const api: ApiScript = {
  'federation/instances': [
    knownServer('one.example', { softwareName: 'misskey', softwareVersion: '2024.2.0', faviconUrl: 'https://one.example/favicon.ico' }),
    knownServer('two.example'),
  ],
  'charts/instance': ({ host }) => (host === 'one.example' ? chart([4, 12, 0]) : chart([0, 0, 0])),
};
const rows = () => screen.getAllByRole('listitem');

test('the widget lists the servers that were heard last, with their software and their requests', async () => {
  const { api: fake } = await renderWidget(federation, {}, { api });
  expect(fake.paramsOf('federation/instances')).toEqual([{ sort: '+latestRequestReceivedAt', limit: 5 }]);
  expect(fake.paramsOf('charts/instance')).toEqual([
    { host: 'one.example', limit: 16, span: 'hour' },
    { host: 'two.example', limit: 16, span: 'hour' },
  ]);
  const [first, second] = rows();
  const link = within(first!).getByRole('link', { name: 'one.example' });
  expect(link.getAttribute('href')).toBe('/instance-info/one.example');
  expect(within(first!).getByText('misskey 2024.2.0')).toBeTruthy();
  expect(within(first!).getByRole('img', { name: 'Requests received in the last 3 hours: now 4, peak 12' })).toBeTruthy();
  expect(within(second!).getByText('?')).toBeTruthy();
});

test('the widget asks again every minute, and not while the page is hidden', async () => {
  const { api: fake, clock, browser } = await renderWidget(federation, {}, { api });
  const asked = () => fake.paramsOf('federation/instances').length;
  await act(async () => clock.advance(59_999));
  expect(asked()).toBe(1);
  await act(async () => clock.advance(1));
  expect(asked()).toBe(2);
  act(() => browser.set({ isVisible: false }));
  await act(async () => clock.advance(600_000));
  expect(asked()).toBe(2);
});

test('a server whose chart is refused stays in the list', async () => {
  await renderWidget(federation, {}, { api: { ...api, 'charts/instance': apiError({ code: 'UNAVAILABLE', status: 500 }) } });
  expect(rows()).toHaveLength(2);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the address of a hostile server is no link', async () => {
  await renderWidget(federation, {}, { api: { ...api, 'federation/instances': [knownServer('bad host"><script>')] } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(rows()[0]!.textContent).toContain('bad host');
});

test('a server that knows no others says so', async () => {
  await renderWidget(federation, {}, { api: { 'federation/instances': [] } });
  expect(screen.getByText('No other servers known yet')).toBeTruthy();
});

test('a list that does not load says why, and tries again', async () => {
  const { api: fake } = await renderWidget(federation, {}, { api: { ...api, 'federation/instances': new NetworkError('no') } });
  const alert = screen.getByRole('alert');
  fake.on('federation/instances', [knownServer('one.example')]);
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(rows()).toHaveLength(1);
});

test('the widget shows that it loads', async () => {
  await renderWidget(federation, {}, { api: { 'federation/instances': () => new Promise(() => {}) } });
  expect(screen.getByText('Loading')).toBeTruthy();
});
