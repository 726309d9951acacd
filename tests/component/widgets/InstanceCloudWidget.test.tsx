import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '~/lib/AppError';
import instanceCloud from '../../../widgets/instanceCloud/manifest';
import { settled } from '../../fixtures/createTestRoot';
import { renderWidget } from './renderWidget';

const path = 'federation/instances';
const servers = Array.from({ length: 25 }, (_, index) => ({
  host: `s${index}.test`,
  name: index === 0 ? 'First' : null,
  iconUrl: index === 0 ? 'https://s0.test/icon.png' : null,
  faviconUrl: null,
  themeColor: null,
})) as never;

const links = () => screen.getAllByRole('link');
const transform = (link: HTMLElement) => link.closest('li')!.style.transform;
const opacity = (link: HTMLElement) => Number(link.closest('li')!.style.getPropertyValue('--near'));
const render = () => renderWidget(instanceCloud, {}, { api: { [path]: servers } });

async function frame({ clock, frames }: Awaited<ReturnType<typeof render>>, ms = 50) {
  clock.sleep(ms);
  await act(async () => frames.next());
}

const calm = () => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));

afterEach(() => vi.unstubAllGlobals());

test('the cloud shows 25 servers, each a named link to what is known of it', async () => {
  const { api } = await render();
  expect(api.paramsOf(path)).toEqual([{ sort: '+latestRequestReceivedAt', limit: 25 }]);
  expect(links()).toHaveLength(25);
  const first = screen.getByRole('link', { name: 'First (s0.test)' });
  expect(first.getAttribute('href')).toBe('/instance-info/s0.test');
  expect(first.querySelector('img')?.getAttribute('src')).toContain('preview.webp?url=https%3A%2F%2Fs0.test%2Ficon.png');
  expect(screen.getByRole('link', { name: 's1.test' }).textContent).toBe('S');
});

test('the cloud asks every three minutes, and not while the page is hidden', async () => {
  const { api, clock, browser } = await render();
  clock.advance(3 * 60_000 - 1);
  expect(api.calls).toHaveLength(1);
  clock.advance(1);
  await act(settled);
  expect(api.calls).toHaveLength(2);
  act(() => browser.set({ isVisible: false }));
  clock.advance(60 * 60_000);
  expect(api.calls).toHaveLength(2);
});

test('the cloud turns by itself, but not while the page is hidden', async () => {
  const rendered = await render();
  const at = () => transform(links()[0]!);
  await frame(rendered);
  const before = at();
  await frame(rendered);
  const after = at();
  expect(after).not.toBe(before);
  act(() => rendered.browser.set({ isVisible: false }));
  await frame(rendered);
  expect(at()).toBe(after);
});

test('the cloud rests under the pointer', async () => {
  const rendered = await render();
  await frame(rendered);
  fireEvent.pointerEnter(screen.getByRole('list'), { pointerType: 'mouse' });
  const before = transform(links()[0]!);
  await frame(rendered);
  expect(transform(links()[0]!)).toBe(before);
  fireEvent.pointerLeave(screen.getByRole('list'));
  await frame(rendered);
  await frame(rendered);
  expect(transform(links()[0]!)).not.toBe(before);
});

test('a server that gets the focus comes to the front, and an arrow key goes to its neighbor', async () => {
  const rendered = await render();
  const link = links()[20]!;
  act(() => link.focus());
  for (let count = 0; count < 100; count += 1) await frame(rendered);
  expect(opacity(link)).toBeCloseTo(1);
  fireEvent.keyDown(link, { key: 'ArrowRight' });
  const next = document.activeElement as HTMLElement;
  expect(next).not.toBe(link);
  for (let count = 0; count < 100; count += 1) await frame(rendered);
  expect([opacity(next) > 0.99, opacity(link) < 0.99]).toEqual([true, true]);
});

test('the cloud stands still under reduced motion, and the focus brings a server to the front at once', async () => {
  calm();
  const rendered = await render();
  const before = transform(links()[0]!);
  await frame(rendered);
  await frame(rendered);
  expect(transform(links()[0]!)).toBe(before);
  act(() => links()[20]!.focus());
  expect(opacity(links()[20]!)).toBeCloseTo(1);
});

test('a drag turns the cloud and opens nothing', async () => {
  await render();
  const list = screen.getByRole('list');
  list.setPointerCapture = () => {};
  list.getBoundingClientRect = () => new DOMRect(0, 0, 300, 300);
  const before = transform(links()[0]!);
  fireEvent.pointerDown(links()[0]!, { button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(list, { clientX: 102, clientY: 100 });
  expect(transform(links()[0]!)).toBe(before);
  fireEvent.pointerMove(list, { clientX: 160, clientY: 120 });
  fireEvent.pointerUp(list);
  expect(transform(links()[0]!)).not.toBe(before);
  expect(fireEvent.click(links()[0]!)).toBe(false);
});

test('without other servers, the cloud says so', async () => {
  await renderWidget(instanceCloud, {}, { api: { [path]: [] } });
  expect(screen.getByText('No other servers known yet')).toBeTruthy();
});

test('the cloud says that it is loading', async () => {
  await renderWidget(instanceCloud, {}, { api: { [path]: () => new Promise(() => {}) } });
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('the cloud says that it failed, and tries again', async () => {
  const { api } = await renderWidget(instanceCloud, {}, { api: { [path]: new NetworkError('away') } });
  expect(screen.getByRole('alert')).toBeTruthy();
  api.on(path, servers);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await act(settled);
  expect(links()).toHaveLength(25);
});
