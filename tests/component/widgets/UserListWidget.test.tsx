import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import userList from '../../../widgets/userList/manifest';
import { apiError } from '../../fixtures/FakeApi';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWidget } from './renderWidget';

const list = { id: 'l1', name: 'Friends' };
const bob = user('bob').with({ onlineStatus: 'online' }).build();
const dora = user('dora').from('far.example').with({ onlineStatus: 'unknown' }).build();
const whole = { ...list, createdAt: '', userIds: [bob.id, dora.id], isPublic: false };
const api = { 'users/lists/show': whole, 'users/show': [bob, dora] as never };

test('the widget shows the members of a list with their online status, and links to them', async () => {
  const { api: fake, heading } = await renderWidget(userList, { list }, { api });
  expect(heading().textContent).toBe('Friends');
  expect(fake.paramsOf('users/show')).toEqual([{ userIds: [bob.id, dora.id] }]);
  const links = within(screen.getByRole('list', { name: 'Friends' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href'), link.dataset['hoverUser']])).toEqual([
    ['Bob (Online)', '/@bob', bob.id],
    ['Dora', '/@dora@far.example', dora.id],
  ]);
});

test('the list and its members load again every minute, but not while the page is hidden', async () => {
  const { api: fake, clock, browser } = await renderWidget(userList, { list }, { api });
  const calls = () => [fake.paramsOf('users/lists/show').length, fake.paramsOf('users/show').length];
  await act(async () => clock.advance(59_999));
  expect(calls()).toEqual([1, 1]);
  await act(async () => clock.advance(1));
  await act(settled);
  expect(calls()).toEqual([2, 2]);
  act(() => browser.set({ isVisible: false }));
  await act(async () => clock.advance(600_000));
  expect(calls()).toEqual([2, 2]);
});

test('without a list a button asks for one, and nothing is requested', async () => {
  const { configure, api: fake } = await renderWidget(userList);
  fireEvent.click(screen.getByRole('button', { name: 'Choose list' }));
  expect({ asked: configure.mock.calls.length, calls: fake.paramsOf('users/lists/show') }).toEqual({ asked: 1, calls: [] });
});

test('a list without members is named empty', async () => {
  await renderWidget(userList, { list }, { api: { 'users/lists/show': { ...whole, userIds: [] } } });
  expect(screen.getByText('No one in this list yet')).toBeTruthy();
});

test('a list that failed to load can be requested again or replaced', async () => {
  const { api: fake } = await renderWidget(
    userList,
    { list },
    { api: { ...api, 'users/lists/show': apiError({ code: 'INTERNAL_ERROR' }) } },
  );
  expect(screen.getByRole('button', { name: 'Choose list' })).toBeTruthy();
  fake.on('users/lists/show', whole);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settled);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
