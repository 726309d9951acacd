import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import notifications from '../../../widgets/notifications/manifest';
import { apiError } from '../../fixtures/FakeApi';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWidget } from './renderWidget';

const bob = user('bob').build();
const follow = { id: 'x1', createdAt: '2024-02-10T11:00:00.000Z', type: 'follow' as const, userId: bob.id, user: bob };
const api = { emojis: { emojis: [] }, 'i/notifications-grouped': [follow] };

test('the widget shows notifications', async () => {
  const { api: fake } = await renderWidget(notifications, {}, { api });
  expect(within(screen.getByRole('feed', { name: 'Notifications' })).getAllByRole('article')).toHaveLength(1);
  expect(fake.paramsOf('i/notifications-grouped')[0]).not.toHaveProperty('excludeTypes');
});

describe('unread notifications', () => {
  const me = user('alice').me({ unreadNotificationsCount: 3, hasUnreadNotification: true });
  const render = async () => {
    const rendered = await renderWidget(notifications, {}, { me, api: { ...api, 'notifications/mark-all-as-read': undefined } });
    const feed = screen.getByRole('feed');
    const wait = (ms: number) =>
      act(async () => {
        rendered.clock.advance(ms);
        await settled();
      });
    return {
      ...rendered,
      feed,
      wait,
      calls: () => rendered.api.paramsOf('notifications/mark-all-as-read').length,
      unread: () => runInAction(() => rendered.root.session.current.meStore.unreadCount),
    };
  };

  test('DB19 the widget alone reads nothing, neither when it loads nor when notifications arrive', async () => {
    const { api: fake, network, frames, wait, calls, unread } = await render();
    act(() => {
      network.socket.accept();
      network.socket.receiveOn('main', 'notification', { ...follow, id: 'x2' });
      frames.next();
    });
    await wait(60_000);
    expect({ asked: fake.paramsOf('i/notifications-grouped')[0], calls: calls(), unread: unread() }).toEqual({
      asked: { limit: 20, markAsRead: false },
      calls: 0,
      unread: 3,
    });
  });

  test.each([
    ['moves the focus into it', (feed: HTMLElement) => fireEvent.focusIn(feed)],
    ['presses a key in it', (feed: HTMLElement) => fireEvent.keyDown(feed, { key: 'j' })],
    ['presses it', (feed: HTMLElement) => fireEvent.pointerDown(feed)],
    ['scrolls it', (feed: HTMLElement) => fireEvent.wheel(feed)],
  ])('DB19 notifications are read when somebody %s', async (_, look) => {
    const { feed, wait, calls, unread } = await render();
    look(feed);
    look(feed);
    await wait(1_000);
    expect({ calls: calls(), unread: unread() }).toEqual({ calls: 1, unread: 0 });
  });

  test('DB19 a pointer that stays reads notifications, and one that only passes does not', async () => {
    const { feed, wait, calls } = await render();
    fireEvent.pointerMove(feed);
    await wait(900);
    fireEvent.pointerLeave(feed.closest('[class*="list"]')!);
    await wait(60_000);
    expect(calls()).toBe(0);
    fireEvent.pointerMove(feed);
    await wait(2_000);
    expect(calls()).toBe(1);
  });

  test('DB19 a button in the header reads them at once, and says if that failed', async () => {
    const { root, api: fake, calls, unread } = await render();
    fake.on('notifications/mark-all-as-read', apiError({ code: 'INTERNAL_ERROR' }));
    const showError = vi.spyOn(root.overlays, 'showError');
    const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' })));
    await press();
    expect({ errors: showError.mock.calls.length, unread: unread() }).toEqual({ errors: 1, unread: 3 });
    fake.on('notifications/mark-all-as-read', undefined);
    await press();
    expect({ calls: calls(), unread: unread() }).toEqual({ calls: 2, unread: 0 });
  });
});

test('the widget hides excluded types, even of new notifications', async () => {
  const { api: fake, network, frames } = await renderWidget(notifications, { excludeTypes: ['follow', 'reaction'] }, { api });
  expect(fake.paramsOf('i/notifications-grouped')[0]).toMatchObject({ excludeTypes: ['follow', 'reaction'] });
  act(() => {
    network.socket.accept();
    network.socket.receiveOn('main', 'notification', { ...follow, id: 'x2' });
    network.socket.receiveOn('main', 'notification', { ...follow, id: 'x3', type: 'receiveFollowRequest' });
    frames.next();
  });
  await act(settled);
  const articles = within(screen.getByRole('feed')).getAllByRole('article');
  expect(articles.map((article) => article.textContent)).toEqual([
    expect.stringContaining('wants to follow you'),
    expect.stringContaining('followed you'),
  ]);
});

test('the widget asks for the types, and stores the answer', async () => {
  const { root, changes } = await renderWidget(notifications, { excludeTypes: ['app'] }, { api });
  const open = vi.spyOn(root.overlays, 'open').mockResolvedValueOnce(['note']).mockResolvedValueOnce(undefined);
  const button = screen.getByRole('button', { name: 'Kinds of notifications' });
  await act(async () => fireEvent.click(button));
  expect(open).toHaveBeenCalledWith('notificationKinds', { excluded: ['app'] });
  expect(changes).toEqual([{ excludeTypes: ['note'] }]);
  await act(async () => fireEvent.click(button));
  expect(changes).toHaveLength(1);
});
