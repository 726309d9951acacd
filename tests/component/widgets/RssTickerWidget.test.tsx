import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import rssTicker from '../../../widgets/rssTicker/manifest';
import { apiError } from '../../fixtures/FakeApi';
import { settled } from '../../fixtures/createTestRoot';
import { renderWidget } from './renderWidget';

const url = 'https://news.example/feed';
const FEED = {
  items: ['One', 'Two', 'Three'].map((title) => ({ title, link: `https://news.example/${title}` })),
};
const api = { 'fetch-rss': FEED };
const headlines = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.textContent);
const belt = (): HTMLElement => screen.getByRole('list').parentElement!;

let measured: { mockRestore(): void };
beforeEach(() => void (measured = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1_500)));
afterEach(() => measured.mockRestore());

test('the headlines pass in a random order', async () => {
  const order = [0.9, 0.1, 0.5];
  const random = vi.spyOn(Math, 'random').mockImplementation(() => order.shift() ?? 0.5);
  await renderWidget(rssTicker, { url }, { api });
  random.mockRestore();
  expect(headlines()).toEqual(['Two', 'Three', 'One']);
});

test('options set the order, the number, the speed and the direction of the headlines', async () => {
  await renderWidget(rssTicker, { url, shuffle: false, maxEntries: 2, duration: 50, reverse: true }, { api });
  expect(headlines()).toEqual(['One', 'Two']);
  expect({ duration: belt().style.getPropertyValue('--dur-marquee'), isReversed: 'reverse' in belt().dataset }).toEqual({
    duration: '25s',
    isReversed: true,
  });
});

test('a post without a title passes with the beginning of its description', async () => {
  const items = [{ contentSnippet: 'Good morning', link: 'https://social.example/@ann/1' }];
  await renderWidget(rssTicker, { url, shuffle: false }, { api: { 'fetch-rss': { items } } });
  expect(headlines()).toEqual(['Good morning']);
});

test('a copy that follows the headlines is hidden from everybody but the eye', async () => {
  await renderWidget(rssTicker, { url, shuffle: false }, { api });
  const [list, copy] = belt().children;
  expect(within(list as HTMLElement).getAllByRole('link')).toHaveLength(3);
  expect({ isHidden: copy!.getAttribute('aria-hidden'), isInert: copy!.hasAttribute('inert') }).toEqual({
    isHidden: 'true',
    isInert: true,
  });
});

test('without animations the headlines are a list that does not move', async () => {
  const { root } = await renderWidget(rssTicker, { url, shuffle: false }, { api });
  expect('moving' in belt().dataset).toBe(true);
  act(() => root.settings.set('animation', false));
  expect({ isMoving: 'moving' in belt().dataset, copies: belt().children.length }).toEqual({ isMoving: false, copies: 1 });
});

test('a button stops the headlines and lets them pass again, because a finger cannot rest above them', async () => {
  const { root } = await renderWidget(rssTicker, { url, shuffle: false }, { api });
  const isPaused = () => 'paused' in belt().dataset;
  fireEvent.click(screen.getByRole('button', { name: 'Pause headlines' }));
  const afterStop = isPaused();
  fireEvent.click(screen.getByRole('button', { name: 'Resume headlines' }));
  expect({ afterStop, afterStart: isPaused() }).toEqual({ afterStop: true, afterStart: false });
  act(() => root.settings.set('animation', false));
  expect(screen.queryByRole('button', { name: 'Pause headlines' })).toBeNull();
});

test('headlines keep their order while the feed has no news, and follow the feed otherwise', async () => {
  const { api: fake, clock } = await renderWidget(rssTicker, { url }, { api });
  const before = headlines();
  for (let turn = 0; turn < 5; turn += 1) await act(async () => clock.advance(60_000));
  expect({ calls: fake.paramsOf('fetch-rss').length, headlines: headlines() }).toEqual({ calls: 6, headlines: before });
  fake.on('fetch-rss', { items: [{ title: 'New', link: 'https://news.example/new' }] });
  await act(async () => clock.advance(60_000));
  await act(settled);
  expect(headlines()).toEqual(['New']);
});

test('nothing is requested while the page is hidden', async () => {
  const { api: fake, clock, browser } = await renderWidget(rssTicker, { url, refreshIntervalSec: 10 }, { api });
  act(() => browser.set({ isVisible: false }));
  await act(async () => clock.advance(600_000));
  expect(fake.paramsOf('fetch-rss')).toHaveLength(1);
});

test('without an address a button asks for one', async () => {
  const { configure, api: fake } = await renderWidget(rssTicker);
  fireEvent.click(screen.getByRole('button', { name: 'Choose a feed' }));
  expect({ asked: configure.mock.calls.length, requested: fake.paramsOf('fetch-rss') }).toEqual({ asked: 1, requested: [] });
});

test('a failed feed says so in one line, and can be requested again', async () => {
  const { api: fake } = await renderWidget(rssTicker, { url }, { api: { 'fetch-rss': apiError({ code: 'FEED_UNAVAILABLE' }) } });
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Choose a feed' })).toBeTruthy();
  fake.on('fetch-rss', FEED);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(headlines()).toHaveLength(3);
});

test('the last headlines stay when the feed fails later, with a button that tries again', async () => {
  const { api: fake, clock } = await renderWidget(rssTicker, { url }, { api });
  fake.on('fetch-rss', apiError({ code: 'FEED_UNAVAILABLE' }));
  await act(async () => clock.advance(60_000));
  await act(settled);
  expect(headlines()).toHaveLength(3);
  fake.on('fetch-rss', FEED);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: "Couldn't update the feed. Try again." })));
  expect(fake.paramsOf('fetch-rss')).toHaveLength(3);
});

test('a feed without entries is named empty', async () => {
  await renderWidget(rssTicker, { url }, { api: { 'fetch-rss': { items: [] } } });
  expect(screen.getByRole('status').textContent).toBe('This feed has no entries.');
});
