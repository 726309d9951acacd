import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServerEndpoints } from '../../../../server/http/serverEndpoints';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let admin: TestAccount;
let alice: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  [admin, alice] = [await world.signUp('first'), await world.signUp('alice')];
});
afterEach(() => world.close());

const announce = (title: string, more: Partial<ServerEndpoints['admin/announcements/create']['req']> = {}) =>
  world.ok('admin/announcements/create', { title, text: 'text', imageUrl: null, ...more }, admin.token);
const unread = async (account = alice) => (await world.ok('i', {}, account.token)).unreadAnnouncements.map((item) => item.title);

describe('announcements', () => {
  test('are listed newest first, unread for visitors', async () => {
    await announce('one');
    await announce('two');
    expect(await world.ok('announcements', {})).toMatchObject([
      { title: 'two', isRead: false, forYou: false },
      { title: 'one', isRead: false, forYou: false },
    ]);
  });

  test('are told to everybody who is connected', async () => {
    const events = world.listen('broadcast');
    const made = await announce('one');
    expect(events).toEqual([{ type: 'announcementCreated', body: { announcement: made } }]);
  });

  test('for one account are told, listed and shown to that one alone', async () => {
    const [main, broadcast] = [world.listen('main'), world.listen('broadcast')];
    await announce('for alice', { userId: alice.id });
    expect([main.map((event) => event.userId), broadcast]).toEqual([[alice.id], []]);
    expect(await world.ok('announcements', {}, alice.token)).toMatchObject([{ forYou: true }]);
    expect(await world.ok('announcements', {})).toEqual([]);
    expect([await unread(), await unread(admin)]).toEqual([['for alice'], []]);
  });

  test('ask to be read, except silent ones', async () => {
    await announce('one');
    await announce('two');
    await announce('silent', { silence: true });
    expect(await unread()).toEqual(['one', 'two']);
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ hasUnreadAnnouncement: true });
  });

  test('for existing users skip those who come later', async () => {
    await announce('before', { forExistingUsers: true });
    const later = await world.signUp('later');
    expect([await unread(), await unread(later)]).toEqual([['before'], []]);
  });

  test('are read one by one; the last one is told', async () => {
    const [one, two] = [await announce('one'), await announce('two')];
    const events = world.listen('main');
    await world.ok('i/read-announcement', { announcementId: one.id }, alice.token);
    expect([await unread(), events]).toEqual([['two'], []]);
    await world.ok('i/read-announcement', { announcementId: two.id }, alice.token);
    expect(events).toEqual([{ userId: alice.id, type: 'readAllAnnouncements', body: null }]);
    expect(await world.ok('announcements', {}, alice.token)).toMatchObject([{ isRead: true }, { isRead: true }]);
    expect(await unread(admin), 'each account reads for itself').toEqual(['one', 'two']);
  });

  test('that do not exist can be read without harm', async () => {
    await world.ok('i/read-announcement', { announcementId: 'nothing' }, alice.token);
    expect(await unread()).toEqual([]);
  });
});
