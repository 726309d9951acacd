import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import notifications from '../../../widgets/notifications/manifest';
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
  const button = screen.getByRole('button', { name: 'Kinds of notification' });
  await act(async () => fireEvent.click(button));
  expect(open).toHaveBeenCalledWith('notificationKinds', { excluded: ['app'] });
  expect(changes).toEqual([{ excludeTypes: ['note'] }]);
  await act(async () => fireEvent.click(button));
  expect(changes).toHaveLength(1);
});
