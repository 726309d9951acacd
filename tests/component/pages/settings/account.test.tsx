import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import DrivePage from '../../../../pages/settings/drive/DrivePage';
import NotificationsPage from '../../../../pages/settings/notifications/NotificationsPage';
import { user } from '../../../fixtures/builders';
import { settled } from '../../../fixtures/createTestRoot';
import { apiError } from '../../../fixtures/FakeApi';
import { renderSettings } from './renderSettings';

const alice = user('alice').me({ notificationRecieveConfig: { reply: { type: 'following' } }, alwaysMarkNsfw: false });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

async function choose(name: string, value: string): Promise<void> {
  await act(async () => {
    fireEvent.change(select(name), { target: { value } });
    await settled();
  });
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settled();
  });
}

test('each kind of notification says from whom it arrives, and a choice keeps those of the other kinds', async () => {
  const { api } = await renderSettings(<NotificationsPage />, {
    me: alice,
    api: { 'i/update': (params) => ({ ...alice, ...params }), 'users/lists/list': [] },
  });
  expect({ reply: select('Replies').value, mention: select('Mentions').value }).toEqual({ reply: 'following', mention: 'all' });
  await choose('Mentions', 'never');
  await choose('Quotes', 'mutualFollow');
  expect(api.paramsOf('i/update')).toEqual([
    { notificationRecieveConfig: { reply: { type: 'following' }, mention: { type: 'never' } } },
    { notificationRecieveConfig: { reply: { type: 'following' }, mention: { type: 'never' }, quote: { type: 'mutualFollow' } } },
  ]);
  expect(select('Mentions').value).toBe('never');
});

test('notifications from a list are limited when the list is chosen, not before', async () => {
  const friends = { id: 'l1', createdAt: '2026-01-01T00:00:00.000Z', name: 'Friends', userIds: [], isPublic: false };
  const { api } = await renderSettings(<NotificationsPage />, {
    me: alice,
    api: { 'i/update': (params) => ({ ...alice, ...params }), 'users/lists/list': [friends] },
  });
  await choose('Reactions', 'list');
  expect(api.paramsOf('i/update')).toEqual([]);
  await choose('Reactions: list', 'l1');
  expect(api.paramsOf('i/update')).toMatchObject([{ notificationRecieveConfig: { reaction: { type: 'list', userListId: 'l1' } } }]);
});

test('a choice about notifications that the server refuses goes back and says so', async () => {
  const { root } = await renderSettings(<NotificationsPage />, {
    me: alice,
    api: { 'i/update': apiError({ code: 'RATE_LIMIT_EXCEEDED' }) },
  });
  await choose('Mentions', 'never');
  expect(select('Mentions').value).toBe('all');
  expect(root.overlays.stack).toMatchObject([{ kind: 'dialog' }]);
});

/** Chooses an entry of the menu that sets a whole column of the table. */
async function setAll(root: Awaited<ReturnType<typeof renderSettings>>['root'], text: string, column = 0): Promise<void> {
  await press('Set all');
  const menu = root.overlays.stack.at(-1);
  const items = menu?.kind === 'menu' ? await menu.items : [];
  const found = items.filter((item) => 'text' in item && item.text === text)[column];
  await act(async () => {
    if (found && 'action' in found) await found.action();
    await settled();
  });
}

test('one choice sets from whom all kinds arrive, in one request', async () => {
  const { api, root } = await renderSettings(<NotificationsPage />, {
    me: alice,
    api: { 'i/update': (params) => ({ ...alice, ...params }) },
  });
  await setAll(root, 'People you follow');
  const sent = api.paramsOf('i/update').map(({ notificationRecieveConfig }) => notificationRecieveConfig);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ reply: { type: 'following' }, follow: { type: 'following' }, app: { type: 'following' } });
  expect({ mention: select('Mentions').value, quotes: select('Quotes').value }).toEqual({ mention: 'following', quotes: 'following' });
});

test('each kind has a pop-up and a sound of its own, and one choice sets a column', async () => {
  const { root } = await renderSettings(<NotificationsPage />, { me: alice });
  const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked');
  fireEvent.click(screen.getByRole('switch', { name: 'Reactions: Sound' }));
  expect({ sound: root.settings.get('notificationsWithoutSound'), popUp: root.settings.get('notificationsWithoutPopUp') }).toEqual({
    sound: ['reaction'],
    popUp: [],
  });
  await setAll(root, 'Off for all', 0);
  expect({ popUp: isOn('Mentions: Pop-up'), sound: isOn('Mentions: Sound'), reaction: isOn('Reactions: Sound') }).toEqual({
    popUp: 'false',
    sound: 'true',
    reaction: 'false',
  });
  await setAll(root, 'On for all', 1);
  expect(root.settings.get('notificationsWithoutSound')).toEqual([]);
});

test('everything is marked as read from the page of notifications, and a test notification is sent', async () => {
  const { api, root } = await renderSettings(<NotificationsPage />, {
    me: user('alice').me({ hasUnreadMentions: true, hasUnreadNotification: true, unreadNotificationsCount: 3 }),
    api: {
      'notifications/mark-all-as-read': undefined,
      'i/read-all-unread-notes': undefined,
      'notifications/test-notification': undefined,
    },
  });
  await press('Mark all notifications as read');
  await press('Mark all mentions and direct notes as read');
  await press('Send test notification');
  expect(root.session.current.me).toMatchObject({ hasUnreadMentions: false, hasUnreadNotification: false, unreadNotificationsCount: 0 });
  expect(api.paramsOf('notifications/test-notification')).toHaveLength(1);
});

test('a server that does not count unread notes has no button to mark them as read', async () => {
  const endpoints = ['notifications/mark-all-as-read'];
  await renderSettings(<NotificationsPage />, { me: alice, api: { endpoints: endpoints as never } });
  expect(screen.getByRole('button', { name: 'Mark all notifications as read' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark all mentions and direct notes as read' })).toBeNull();
});

test('the choice of people whom one follows or who follow is shown and can be made', async () => {
  const notificationRecieveConfig = { reaction: { type: 'followingOrFollower' } };
  await renderSettings(<NotificationsPage />, { me: user('alice').me({ notificationRecieveConfig }) });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Reactions' }).selectedOptions[0]?.textContent).toBe(
    'People you follow and followers',
  );
});

const ofDrive = {
  drive: { capacity: 1000, usage: 250 },
  'charts/user/drive': { totalCount: [1], totalSize: [2], incCount: [0], incSize: [0], decCount: [0], decSize: [0] },
};

test('the page of the drive shows how full it is, and lets people choose the folder of uploads', async () => {
  const folder = { id: 'f1', createdAt: '2026-01-01T00:00:00.000Z', name: 'Images', parentId: null };
  const { root } = await renderSettings(<DrivePage />, { me: alice, api: { ...ofDrive, 'drive/folders/show': folder } });
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('25');
  const place = within(screen.getByRole('group', { name: 'Folder for attached files' }));
  expect(place.getByText('Top level')).toBeTruthy();
  fireEvent.click(place.getByRole('button', { name: 'Choose folder' }));
  const picker = root.overlays.stack.at(-1)!;
  await act(async () => {
    if (picker.kind === 'window') picker.finish({ folderId: 'f1' });
    await settled();
  });
  expect(root.settings.get('uploadFolder')).toBe('f1');
  expect(place.getByText('Images')).toBeTruthy();
  fireEvent.click(place.getByRole('button', { name: 'Use top level' }));
  expect(root.settings.get('uploadFolder')).toBeNull();
});

test('the page of the drive changes what the server marks as sensitive', async () => {
  const { api } = await renderSettings(<DrivePage />, {
    me: alice,
    api: { ...ofDrive, 'i/update': (params) => ({ ...alice, ...params }) },
  });
  const all = screen.getByRole('switch', { name: 'Mark all uploads as sensitive' });
  await act(async () => {
    fireEvent.click(all);
    await settled();
  });
  expect(api.paramsOf('i/update')).toEqual([{ alwaysMarkNsfw: true }]);
  expect(all.getAttribute('aria-checked')).toBe('true');
});
