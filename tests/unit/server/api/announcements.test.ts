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
  test('announcements are listed newest first, and unread for visitors', async () => {
    await announce('one');
    await announce('two');
    expect(await world.ok('announcements', {})).toMatchObject([
      { title: 'two', isRead: false, forYou: false },
      { title: 'one', isRead: false, forYou: false },
    ]);
  });

  test('an announcement is sent to all connections', async () => {
    const events = world.listen('broadcast');
    const made = await announce('one');
    expect(events).toEqual([{ type: 'announcementCreated', body: { announcement: made } }]);
  });

  test('an announcement for one account is sent, listed and shown to that account only', async () => {
    const [main, broadcast] = [world.listen('main'), world.listen('broadcast')];
    await announce('for alice', { userId: alice.id });
    expect(main.map((event) => event.userId)).toEqual([alice.id]);
    expect(broadcast).toEqual([]);
    expect(await world.ok('announcements', {}, alice.token)).toMatchObject([{ forYou: true }]);
    expect(await world.ok('announcements', {})).toEqual([]);
    expect({ alice: await unread(), admin: await unread(admin) }).toEqual({ alice: ['for alice'], admin: [] });
  });

  test('unread announcements are part of i, except silent ones', async () => {
    await announce('one');
    await announce('two');
    await announce('silent', { silence: true });
    expect(await unread()).toEqual(['one', 'two']);
    expect(await world.ok('i', {}, alice.token)).toMatchObject({ hasUnreadAnnouncement: true });
  });

  test('an announcement for existing users is not unread for later accounts', async () => {
    await announce('before', { forExistingUsers: true });
    const later = await world.signUp('later');
    expect({ alice: await unread(), later: await unread(later) }).toEqual({ alice: ['before'], later: [] });
  });

  test('announcements are read one by one, and the last one publishes readAllAnnouncements', async () => {
    const [one, two] = [await announce('one'), await announce('two')];
    const events = world.listen('main');
    await world.ok('i/read-announcement', { announcementId: one.id }, alice.token);
    expect({ unread: await unread(), events }).toEqual({ unread: ['two'], events: [] });
    await world.ok('i/read-announcement', { announcementId: two.id }, alice.token);
    expect(events).toEqual([{ userId: alice.id, type: 'readAllAnnouncements', body: null }]);
    expect(await world.ok('announcements', {}, alice.token)).toMatchObject([{ isRead: true }, { isRead: true }]);
    expect(await unread(admin), 'each account reads for itself').toEqual(['one', 'two']);
  });

  test('reading an unknown announcement does nothing', async () => {
    await world.ok('i/read-announcement', { announcementId: 'nothing' }, alice.token);
    expect(await unread()).toEqual([]);
  });
});
