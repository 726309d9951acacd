import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Options } from '~/services/workspace/document';
import serverMetric from '../../../widgets/serverMetric/manifest';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { renderWidget } from './renderWidget';

const GB = 1024 ** 3;
const api: ApiScript = {
  'server-info': { machine: 'vm', cpu: { model: 'Fast One', cores: 8 }, mem: { total: 16 * GB }, fs: { total: 100 * GB, used: 25 * GB } },
};
const sample = ({ cpu = 0.5, active = 4 * GB, rx = 2048, tx = 128 * 1024 } = {}) => ({
  cpu,
  mem: { used: 8 * GB, active },
  net: { rx, tx },
  fs: { r: 0, w: 0 },
});

async function open(options: Options = {}, script: ApiScript = api) {
  const test = await renderWidget(serverMetric, options, { api: script });
  const { network, clock, frames } = test;
  act(() => network.socket.accept());
  act(() => clock.advance(0));
  const tell = (type: string, body: unknown) =>
    act(() => {
      network.socket.receiveOn('serverStats', type, body);
      frames.next();
    });
  const sent = () => network.socket.sent.map((frame) => JSON.stringify(frame));
  return { ...test, tell, sent };
}

const drawn = () => screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));

test('the widget asks for the hardware once, and for fifty measurements', async () => {
  const { api: fake, clock, sent } = await open();
  expect(sent().filter((frame) => frame.includes('requestLog'))).toEqual([expect.stringContaining('"length":50')]);
  await act(async () => clock.advance(600_000));
  expect(fake.paramsOf('server-info')).toHaveLength(1);
});

test('CPU and memory are graphs with their newest values', async () => {
  const { tell } = await open();
  expect(screen.getByText('Loading')).toBeTruthy();
  tell('statsLog', [sample({ cpu: 0.25 }), sample({ cpu: 0.75 })]);
  tell('stats', sample({ cpu: 0.1, active: 2 * GB }));
  expect(drawn()).toEqual(['CPU: now 10%, peak 75% in the last 3 measurements', 'Memory: now 13%, peak 25% in the last 3 measurements']);
  expect(screen.getByText('10%')).toBeTruthy();
});

test('the network is drawn as bytes per second, on a scale of at least 64 KB', async () => {
  const { tell } = await open({ view: 1 });
  tell('stats', sample());
  tell('stats', sample());
  expect(drawn()).toEqual([
    'Received: now 2 KB/s, peak 2 KB/s in the last 2 measurements',
    'Sent: now 128 KB/s, peak 128 KB/s in the last 2 measurements',
  ]);
  const [rx, tx] = screen.getAllByRole('img').map((image) => image.querySelector('polyline')!.getAttribute('points'));
  expect({ rx, tx }).toEqual({ rx: '48.98,29.06 50.00,29.06', tx: '48.98,0.00 50.00,0.00' });
});

test('the other views are shares of the whole', async () => {
  const { tell } = await open({ view: 2 });
  tell('stats', sample());
  const next = () => fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
  expect(drawn()).toEqual(['CPU: 50%']);
  expect(screen.getByText('8 logical cores')).toBeTruthy();
  expect(screen.getByText('Fast One')).toBeTruthy();
  next();
  expect(drawn()).toEqual(['Memory: 25%']);
  for (const fact of ['Total: 16 GB', 'Used: 4 GB', 'Free: 12 GB']) expect(screen.getByText(fact)).toBeTruthy();
  next();
  expect(drawn()).toEqual(['Disk: 25%']);
  for (const fact of ['Total: 100 GB', 'Used: 25 GB', 'Free: 75 GB']) expect(screen.getByText(fact)).toBeTruthy();
});

test('the button in the header says what comes next, and stores it', async () => {
  const { changes } = await open();
  for (const name of ['Network', 'CPU', 'Memory', 'Disk', 'CPU and memory'])
    fireEvent.click(screen.getByRole('button', { name: `Next: ${name}` }));
  expect(changes).toEqual([{ view: 1 }, { view: 2 }, { view: 3 }, { view: 4 }, { view: 0 }]);
});

test('the disk needs no measurements', async () => {
  const { sent } = await open({ view: 4 });
  expect(drawn()).toEqual(['Disk: 25%']);
  expect(sent().filter((frame) => frame.includes('serverStats'))).toEqual([]);
});

test('the widget disconnects while the page is hidden', async () => {
  const { browser, clock, sent } = await open();
  act(() => browser.set({ isVisible: false }));
  act(() => clock.advance(10_000));
  expect(sent().filter((frame) => frame.includes('"disconnect"'))).toHaveLength(1);
});

test('a server that does not describe its hardware says why, and tries again', async () => {
  const { api: fake } = await open({ view: 4 }, { 'server-info': apiError() });
  const alert = screen.getByRole('alert');
  fake.on('server-info', api['server-info']!);
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(drawn()).toEqual(['Disk: 25%']);
});

test('a server that does not tell how busy it is says so', async () => {
  const hidden = { machine: '?', cpu: { model: '?', cores: 0 }, mem: { total: 0 }, fs: { total: 0, used: 0 } };
  await open({}, { 'server-info': hidden });
  expect(screen.getByText("This server doesn't share its load.")).toBeTruthy();
});
