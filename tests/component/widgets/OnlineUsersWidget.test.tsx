import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NetworkError } from '~/lib/AppError';
import onlineUsers from '../../../widgets/onlineUsers/manifest';
import { settled } from '../../fixtures/createTestRoot';
import { renderWidget } from './renderWidget';

const path = 'get-online-users-count';
const text = () => document.querySelector('p')?.textContent;

test('the widget says how many users are online, with a bold number', async () => {
  await renderWidget(onlineUsers, {}, { api: { [path]: { count: 1_234 } } });
  expect(text()).toBe('1,234 users online');
  expect(document.querySelector('b')?.textContent).toBe('1,234');
});

test('the widget asks every 15 seconds, and not while the page is hidden', async () => {
  const { api, clock, browser } = await renderWidget(onlineUsers, {}, { api: { [path]: { count: 1 } } });
  expect(text()).toBe('1 user online');
  api.on(path, { count: 2 });
  clock.advance(14_999);
  expect(api.paramsOf(path)).toHaveLength(1);
  clock.advance(1);
  await act(settled);
  expect(api.paramsOf(path)).toHaveLength(2);
  expect(text()).toBe('2 users online');
  act(() => browser.set({ isVisible: false }));
  clock.advance(600_000);
  expect(api.paramsOf(path)).toHaveLength(2);
});

test('the widget shows nothing while nobody is online, except while the dashboard is edited', async () => {
  const { unmount } = await renderWidget(onlineUsers, {}, { api: { [path]: { count: 0 } } });
  expect(text()).toBeUndefined();
  unmount();
  await renderWidget(onlineUsers, {}, { api: { [path]: { count: 0 } }, isOffered: true });
  expect(text()).toBe('0 users online');
});

test('the widget says that it is loading', async () => {
  await renderWidget(onlineUsers, {}, { api: { [path]: () => new Promise(() => {}) } });
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('the widget says that it failed, and tries again', async () => {
  const { api } = await renderWidget(onlineUsers, {}, { api: { [path]: new NetworkError('away') } });
  expect(screen.getByRole('alert')).toBeTruthy();
  api.on(path, { count: 3 });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await act(settled);
  expect([screen.queryByRole('alert'), text()]).toEqual([null, '3 users online']);
});

test('the widget is transparent by default', () => {
  expect(onlineUsers.options.transparent?.default).toBe(true);
});
