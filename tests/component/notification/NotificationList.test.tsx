import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { WireNotification } from '~/api/wire';
import { NotificationList } from '~/components/notification/NotificationList';
import type { User } from '~/services/records';
import type { RootStore } from '~/stores/RootStore';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const bob = user('bob').build();
const carol = user('carol').build();
const mine = note().id('mine').by(user('alice').build()).text('my words').build();
const base = { id: 'x1', createdAt: '2024-02-10T11:00:00.000Z' };
const by = { userId: bob.id, user: bob };

const follow: WireNotification = { ...base, type: 'follow', ...by };
const request: WireNotification = { ...base, type: 'receiveFollowRequest', ...by };

async function renderList(notifications: readonly WireNotification[], api: ApiScript = {}) {
  const test = renderWithRoot(<NotificationList label="Notifications" viewKey="view" />, {
    me: user('alice').me({ hardMutedWords: [['spiders']] }),
    api: { emojis: { emojis: [] }, 'i/notifications-grouped': notifications, ...api },
  });
  await act(settled);
  return test;
}

const articles = (): HTMLElement[] => within(screen.getByRole('feed', { name: 'Notifications' })).getAllByRole('article');

describe('a notification', () => {
  test.each<[string, WireNotification]>([
    ['Bob followed you', follow],
    ['Bob wants to follow you', request],
    ['Bob accepted your follow request', { ...base, type: 'followRequestAccepted', ...by }],
    ['Bob edited a note', { ...base, type: 'edited', ...by, note: mine }],
    ['Bob bit you', { ...base, type: 'bite', ...by }],
    ['New sign-in', { ...base, type: 'login' }],
    ['New access token', { ...base, type: 'createToken' }],
    ['Export finished', { ...base, type: 'exportCompleted', exportedEntity: 'note', fileId: 'f1' }],
    ['Bob reacted to your note', { ...base, type: 'reaction', ...by, note: mine, reaction: '👍' }],
    ['Bob renoted your note', { ...base, type: 'renote', ...by, note: note().renoting(mine).build() }],
    ['New note by Bob', { ...base, type: 'note', ...by, note: note().by(bob).build() }],
    ['A poll has ended', { ...base, type: 'pollEnded', note: mine }],
    ['You earned an achievement', { ...base, type: 'achievementEarned', achievement: 'notes100' }],
    ['Backup', { ...base, type: 'app', header: 'Backup', body: 'finished', icon: null }],
    [
      '2 people reacted',
      {
        ...base,
        type: 'reaction:grouped',
        note: mine,
        reactions: [
          { user: bob, reaction: '👍' },
          { user: carol, reaction: '🎉' },
        ],
      },
    ],
    ['2 people renoted', { ...base, type: 'renote:grouped', note: note().renoting(mine).build(), users: [bob, carol] }],
    ['Test notification', { ...base, type: 'test' }],
  ])('the text of a notification is: %s', async (name, notification) => {
    await renderList([notification]);
    expect(articles().map((article) => document.getElementById(article.getAttribute('aria-labelledby')!)?.textContent?.trim())).toEqual([
      name,
    ]);
  });

  test.each<[string, WireNotification]>([
    ['reacted to', { ...base, type: 'reaction', ...by, note: mine, reaction: '👍' }],
    ['renoted', { ...base, type: 'renote', ...by, note: note().renoting(mine).build() }],
  ])('a notification links to the note that was %s', async (_what, notification) => {
    await renderList([notification]);
    expect(screen.getByRole('link', { name: '“my words”' }).getAttribute('href')).toBe('/notes/mine');
  });

  test.each(['mention', 'reply', 'quote'] as const)('a notification for a %s shows the note itself', async (type) => {
    await renderList([{ ...base, type, ...by, note: note().by(bob).text('hello Alice').build() }]);
    const [article] = articles();
    expect({
      hasText: article?.textContent?.includes('hello Alice'),
      replyButton: within(article!).getByRole('button', { name: 'Reply' }),
    }).toEqual({ hasText: true, replyButton: expect.anything() });
  });

  test('a notification about a note with hard-muted words is hidden', async () => {
    await renderList([
      { ...base, type: 'mention', ...by, note: note().by(bob).text('spiders!').build() },
      { ...follow, id: 'x0' },
    ]);
    expect(articles()).toHaveLength(1);
  });

  test('a notification of an unknown type does not break the list', async () => {
    await renderList([{ ...base, type: 'somethingNew' } as unknown as WireNotification, { ...follow, id: 'x0' }]);
    expect(articles()).toHaveLength(2);
    expect(articles()[0]?.textContent, 'its name is shown plainly').toContain('somethingNew');
  });

  test.each<[string, WireNotification, string, string]>([
    ['a sign-in', { ...base, type: 'login' }, 'Show sign-ins', '/settings/security'],
    ['a new token', { ...base, type: 'createToken' }, 'Show apps', '/settings/apps'],
    ['an export', { ...base, type: 'exportCompleted', exportedEntity: 'userList', fileId: 'f1' }, 'Show file', '/my/drive/file/f1'],
    [
      'an invitation to a room',
      { ...base, type: 'chatRoomInvitationReceived', invitation: { id: 'i1', room: { id: 'r1', name: 'Tea', owner: bob } } },
      'Open room',
      'https://example.test/chat/room/r1',
    ],
  ])('the notification of %s leads to what there is to do', async (_what, notification, link, target) => {
    await renderList([notification]);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(target);
  });

  test.each<[string, WireNotification]>([
    ['Lists', { ...base, type: 'exportCompleted', exportedEntity: 'userList', fileId: 'f1' }],
    ['a kind of the future', { ...base, type: 'exportCompleted', exportedEntity: 'a kind of the future', fileId: 'f1' }],
    ['Tea', { ...base, type: 'chatRoomInvitationReceived', invitation: { id: 'i1', room: { id: 'r1', name: 'Tea', owner: bob } } }],
    ['Welcome to my garden!', { ...base, type: 'followRequestAccepted', ...by, message: 'Welcome to my garden!' }],
  ])('the notification says more: %s', async (text, notification) => {
    await renderList([notification]);
    expect(within(articles()[0]!).getByText(text)).toBeTruthy();
  });
});

describe('MU9 when a user is muted while the list is open', () => {
  const mute = (root: RootStore, id: string, change: Partial<User> = { isMuted: true }) =>
    act(() => runInAction(() => root.session.current.users.patch(id, (known) => ({ ...known, ...change }))));
  const from = user('dora').from('else.example').build();

  test.each<[string, WireNotification]>([
    ['their reply', { ...base, type: 'reply', ...by, note: note().by(bob).text('hello Alice').build() }],
    ['what they did', follow],
    ['their reaction', { ...base, type: 'reaction', ...by, note: mine, reaction: '👍' }],
  ])('MU9 muting a user removes %s from the open list', async (_what, notification) => {
    const { root } = await renderList([notification, { ...base, id: 'x0', type: 'test' }]);
    expect(articles()).toHaveLength(2);
    mute(root, bob.id);
    expect(articles()).toHaveLength(1);
    mute(root, bob.id, { isMuted: false });
    expect(articles()).toHaveLength(2);
    mute(root, bob.id, { isBlocking: true });
    expect(articles()).toHaveLength(1);
  });

  test("MU9 muting a user keeps their reaction to the viewer's reply to them", async () => {
    const answer = note().by(user('alice').build()).replyingTo(note().by(bob).build()).build();
    const { root } = await renderList([{ ...base, type: 'reaction', userId: carol.id, user: carol, note: answer, reaction: '👍' }]);
    mute(root, bob.id);
    expect(articles()).toHaveLength(1);
  });

  test('MU9 muting a user removes them from a group, and the group with its last user', async () => {
    const { root } = await renderList([
      { ...base, type: 'renote:grouped', note: mine, users: [bob, carol] },
      {
        ...base,
        id: 'x0',
        type: 'reaction:grouped',
        note: mine,
        reactions: [
          { user: bob, reaction: '👍' },
          { user: carol, reaction: '🎉' },
        ],
      },
    ]);
    mute(root, bob.id);
    expect(articles().map((article) => /\d \w+ \w+ed/.exec(article.textContent)?.[0])).toEqual(['1 person renoted', '1 person reacted']);
    mute(root, carol.id);
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('MU8 muting a server removes its notifications from the open list', async () => {
    const { root } = await renderList([{ ...follow, userId: from.id, user: from }]);
    expect(articles()).toHaveLength(1);
    await act(async () => {
      root.session.current.meStore.merge({ mutedInstances: ['else.example'] });
      await root.session.current.mutes.loading;
    });
    expect(screen.queryByRole('article')).toBeNull();
  });
});

describe('a follow request', () => {
  test('a follow request can be accepted in its notification', async () => {
    const { api } = await renderList([request], { 'following/requests/accept': undefined });
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await act(settled);
    expect({ accepted: api.paramsOf('following/requests/accept'), acceptButton: screen.queryByRole('button', { name: 'Accept' }) }).toEqual(
      { accepted: [{ userId: bob.id }], acceptButton: null },
    );
  });

  test('a follow request can be answered again after a failure', async () => {
    const { root } = await renderList([request], { 'following/requests/reject': apiError() });
    fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    await act(settled);
    expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy();
    expect(runInAction(() => root.overlays.stack.length + root.overlays.toasts.items.length)).toBeGreaterThan(0);
  });

  test('a follow request has no buttons after it is answered elsewhere', async () => {
    await renderList([{ ...request, user: user('bob').detailed({ hasPendingFollowRequestToYou: false }) }]);
    // The buttons come late.
    await act(() => import('~/components/notification/FollowRequestButtons'));
    await act(settled);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});

describe('the list', () => {
  test('the list shows new notifications at once', async () => {
    const { network, frames } = await renderList([{ ...follow, id: 'x0' }]);
    act(() => network.socket.accept());
    act(() => {
      network.socket.receiveOn('main', 'notification', { ...base, type: 'test' });
      frames.next();
    });
    expect(articles()[0]?.textContent).toContain('Test notification');
  });

  test('the list without notifications says so', async () => {
    await renderList([]);
    expect(screen.getByText('No notifications yet')).toBeTruthy();
  });

  test('the list says why it does not load', async () => {
    await renderList([], { 'i/notifications-grouped': apiError({ message: 'asleep' }) });
    expect(screen.getByRole('alert').textContent).toContain('asleep');
  });
});
