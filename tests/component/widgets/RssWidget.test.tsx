import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import rss from '../../../widgets/rss/manifest';
import { apiError } from '../../fixtures/FakeApi';
import { settled } from '../../fixtures/createTestRoot';
import { renderWidget } from './renderWidget';

const url = 'https://news.example/feed';
const FEED = {
  title: 'Daily \u202Enews',
  items: [
    { title: 'One', link: 'https://news.example/1', isoDate: '2024-02-10T11:00:00.000Z' },
    { title: 'Evil', link: 'javascript:alert(1)' },
    { link: 'https://news.example/3' },
    { title: 'Four', link: 'https://news.example/4' },
  ],
};
const shown = (): (string | null)[] => screen.getAllByRole('listitem').map((item) => item.textContent);

test('the widget lists the entries of a feed under its title, with links that open in a new tab', async () => {
  const { api, heading } = await renderWidget(rss, { url }, { api: { 'fetch-rss': FEED } });
  expect(api.paramsOf('fetch-rss')).toEqual([{ url }]);
  expect(heading().textContent).toBe('Daily news');
  expect(screen.getByRole('list', { name: 'Daily news entries' })).toBeTruthy();
  expect(shown()).toEqual([expect.stringContaining('One'), 'Evil', 'Four']);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]);
  const rel = 'nofollow noopener noreferrer';
  expect(links).toEqual([
    ['https://news.example/1', '_blank', rel],
    ['https://news.example/4', '_blank', rel],
  ]);
  expect(screen.getByRole('time')).toBeTruthy();
});

test('a post without a title is shown by the beginning of its description', async () => {
  const post = 'Good morning, tea & cake? We meet in the garden behind the old house at three, and everybody brings a cup';
  const items = [
    { contentSnippet: post, link: 'https://social.example/@ann/1' },
    { title: '  ', contentSnippet: 'short', link: 'https://social.example/@ann/2' },
    { title: '\u202E', contentSnippet: '\u202E', link: 'https://social.example/@ann/3' },
  ];
  await renderWidget(rss, { url }, { api: { 'fetch-rss': { title: 'Ann', items } } });
  expect(shown()).toEqual(['Good morning, tea & cake? We meet in the garden behind the old house at three…', 'short']);
});

test('an option limits the number of entries', async () => {
  await renderWidget(rss, { url, maxEntries: 1 }, { api: { 'fetch-rss': FEED } });
  expect(shown()).toHaveLength(1);
});

test('the feed loads again at the chosen interval, and rests while the page is hidden', async () => {
  const { api, clock, browser } = await renderWidget(rss, { url, refreshIntervalSec: 10 }, { api: { 'fetch-rss': FEED } });
  await act(async () => clock.advance(9_999));
  expect(api.paramsOf('fetch-rss')).toHaveLength(1);
  await act(async () => clock.advance(20_001));
  expect(api.paramsOf('fetch-rss')).toHaveLength(4);
  act(() => browser.set({ isVisible: false }));
  await act(async () => clock.advance(600_000));
  expect(api.paramsOf('fetch-rss')).toHaveLength(4);
});

test.each([
  ['', 'No feed chosen yet'],
  ['file:///etc/passwd', "That isn't the address of a feed."],
])('with the address "%s" the widget requests nothing and offers to choose a feed', async (typed, text) => {
  const { api, configure } = await renderWidget(rss, { url: typed });
  expect(screen.getByText(text)).toBeTruthy();
  expect(api.paramsOf('fetch-rss')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Choose a feed' }));
  expect(configure).toHaveBeenCalledOnce();
});

test('a feed that cannot be read says so, and can be requested again or replaced', async () => {
  const { api, configure } = await renderWidget(rss, { url }, { api: { 'fetch-rss': apiError({ code: 'FEED_UNAVAILABLE' }) } });
  expect(screen.getByRole('alert')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Choose a feed' }));
  expect(configure).toHaveBeenCalledOnce();
  api.on('fetch-rss', FEED);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(shown()).toHaveLength(3);
});

test('known entries stay when the feed fails later', async () => {
  const { api, clock } = await renderWidget(rss, { url }, { api: { 'fetch-rss': FEED } });
  api.on('fetch-rss', apiError({ code: 'FEED_UNAVAILABLE' }));
  await act(async () => clock.advance(60_000));
  await act(settled);
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('a feed without entries is named empty', async () => {
  await renderWidget(rss, { url }, { api: { 'fetch-rss': { items: [] } } });
  expect(screen.getByText('This feed has no entries.')).toBeTruthy();
});

test('the header has a button for the options', async () => {
  const { configure } = await renderWidget(rss, { url }, { api: { 'fetch-rss': FEED } });
  fireEvent.click(screen.getByRole('button', { name: 'Options' }));
  expect(configure).toHaveBeenCalledOnce();
});
