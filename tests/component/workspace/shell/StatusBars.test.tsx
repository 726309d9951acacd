import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import StatusBars from '~/workspace/shell/statusBars/StatusBars';
import { statusBarProps } from '~/services/statusBar';
import StatusBarsWindow from '../../../../windows/statusBars/StatusBarsWindow';
import { apiError } from '../../../fixtures/FakeApi';
import { note, user } from '../../../fixtures/builders';
import { renderWithRoot } from '../../renderWithRoot';

const me = user('alice').me();
const RSS = {
  id: 'b1',
  name: 'News',
  type: 'rss',
  size: 'small',
  black: true,
  props: { ...statusBarProps, url: 'https://news.example/feed', refreshIntervalSec: 1 },
} as const;

test('a bar shows its entries, and reloads them at most every five seconds', async () => {
  let count = 0;
  const { root, clock } = renderWithRoot(<StatusBars />, {
    me,
    api: { 'fetch-rss': () => ({ items: [{ title: `News ${(count += 1)}`, link: 'https://news.example/1' }] }) },
  });
  await act(async () => root.settings.set('statusbars', [RSS]));
  expect(screen.getByRole('region', { name: 'News' }).dataset['size']).toBe('small');
  const first = count;
  expect(screen.getByRole('link', { name: `News ${first}` }).getAttribute('href')).toBe('https://news.example/1');
  await act(async () => clock.advance(4_000));
  expect(count).toBe(first);
  await act(async () => clock.advance(1_500));
  expect(screen.getByRole('link', { name: `News ${first + 1}` })).toBeTruthy();
});

test('a bar requests nothing while the page is hidden', async () => {
  const { root, clock, browser, api } = renderWithRoot(<StatusBars />, { me, api: { 'fetch-rss': { items: [] } } });
  await act(async () => root.settings.set('statusbars', [RSS]));
  const before = api.paramsOf('fetch-rss').length;
  act(() => browser.set({ isVisible: false }));
  await act(async () => clock.advance(600_000));
  expect(api.paramsOf('fetch-rss')).toHaveLength(before);
});

test('a bar draws notes of a list with the emoji of their authors and texts', async () => {
  const emojis = { cat: 'https://far.example/cat.webp' };
  const dora = user('dora').from('far.example').with({ name: 'Dora :cat:', emojis }).build();
  const { root } = renderWithRoot(<StatusBars />, {
    me,
    api: { emojis: { emojis: [] }, 'notes/user-list-timeline': [note().by(dora).text('hi :cat:').with({ emojis }).build()] },
  });
  await act(async () => root.settings.set('statusbars', [{ ...RSS, type: 'userList', props: { ...RSS.props, userListId: 'l1' } }]));
  const link = screen.getByRole('link');
  expect({ text: link.textContent, emojiCount: within(link).getAllByAltText(':cat:').length }).toEqual({
    text: 'Dora : hi ',
    emojiCount: 2,
  });
});

test('a number can be typed digit by digit, and counts once it is valid', async () => {
  const { root } = renderWithRoot(<StatusBarsWindow params={{}} close={() => {}} />, { me });
  act(() => root.settings.set('statusbars', [{ ...RSS, props: { ...RSS.props, refreshIntervalSec: 60 } }]));
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Refresh interval in seconds' });
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.change(field, { target: { value: '3' } });
  expect({ value: field.value, refreshIntervalSec: root.settings.get('statusbars')[0]?.props.refreshIntervalSec }).toEqual({
    value: '3',
    refreshIntervalSec: 60,
  });
  fireEvent.change(field, { target: { value: '30' } });
  expect(root.settings.get('statusbars')[0]?.props.refreshIntervalSec).toBe(30);
});

test('lists that failed to load can be requested again', async () => {
  const { root, api } = renderWithRoot(<StatusBarsWindow params={{}} close={() => {}} />, { me });
  api.on('users/lists/list', apiError({ code: 'INTERNAL_ERROR' }));
  await act(async () => root.settings.set('statusbars', [{ ...RSS, type: 'userList' }]));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on('users/lists/list', [{ id: 'l1', name: 'Friends', createdAt: '', userIds: [], isPublic: false }]);
  fireEvent.click(retry);
  expect(await screen.findByRole('option', { name: 'Friends' })).toBeTruthy();
});

test('a bar without a name has the name of its contents', async () => {
  const { root } = renderWithRoot(<StatusBars />, { me, api: { 'fetch-rss': { items: [] } } });
  await act(async () => root.settings.set('statusbars', [{ ...RSS, name: '' }]));
  expect(screen.getByRole('region', { name: 'News (RSS)' })).toBeTruthy();
});

test('bars are added, changed and removed', async () => {
  const { root } = renderWithRoot(<StatusBarsWindow params={{}} close={() => {}} />, { me });
  const bars = () => root.settings.get('statusbars');
  fireEvent.click(screen.getByRole('button', { name: 'Add status bar' }));
  expect(bars()).toMatchObject([{ type: 'federation', size: 'medium' }]);
  fireEvent.change(screen.getByLabelText('Source'), { target: { value: 'rss' } });
  fireEvent.change(screen.getByLabelText('Feed URL'), { target: { value: 'https://news.example/feed' } });
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: 'veryLarge' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Black' }));
  expect(bars()).toMatchObject([{ type: 'rss', size: 'veryLarge', black: true, props: { url: 'https://news.example/feed' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove News (RSS)' }));
  expect(bars()).toEqual([]);
});

test('the fields of a bar are those of its contents, and a list is kept by its id', async () => {
  const { root } = renderWithRoot(<StatusBarsWindow params={{}} close={() => {}} />, {
    me,
    api: { 'users/lists/list': [{ id: 'l1', name: 'Friends', createdAt: '', userIds: [], isPublic: false }] },
  });
  await act(async () => root.settings.set('statusbars', [{ ...RSS, type: 'federation' }]));
  expect({ url: screen.queryByLabelText('Feed URL'), list: screen.queryByLabelText('List') }).toEqual({ url: null, list: null });
  expect(screen.getByRole('switch', { name: 'Use server colors' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Source'), { target: { value: 'userList' } });
  await screen.findByRole('option', { name: 'Friends' });
  fireEvent.change(screen.getByLabelText('List'), { target: { value: 'l1' } });
  expect(root.settings.get('statusbars')[0]).toMatchObject({ type: 'userList', props: { url: RSS.props.url, userListId: 'l1' } });
  fireEvent.change(screen.getByLabelText('List'), { target: { value: '' } });
  expect(root.settings.get('statusbars')[0]?.props.userListId).toBe('');
});
