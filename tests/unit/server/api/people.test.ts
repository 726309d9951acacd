import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NoteCreateParams } from '~/api/endpoints';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let admin: TestAccount;
let alice: TestAccount;
let bob: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  [admin, alice, bob] = [await world.signUp('first'), await world.signUp('alice'), await world.signUp('bob')];
});
afterEach(() => world.close());

const names = (users: readonly { username: string }[]) => users.map(({ username }) => username);
const post = (user: TestAccount, params: NoteCreateParams) => world.ok('notes/create', params, user.token);

describe('pinned-users', () => {
  const pin = (...pinnedUsers: string[]) => world.ok('admin/update-meta', { pinnedUsers }, admin.token);

  test('pinned-users has the people whom the administrator recommends, in their order, once, and nobody unknown', async () => {
    const host = new URL((await world.ok('meta', {})).uri).host;
    await pin('@bob', 'alice', '@nobody', `@bob@${host}`, '@first@elsewhere.example');
    expect(names(await world.ok('pinned-users', {}))).toEqual(['bob', 'alice']);
    expect((await world.ok('pinned-users', {}, alice.token))[0]).toMatchObject({ username: 'bob', isFollowing: false });
  });

  test('pinned-users is empty at first, and meta does not tell the setting', async () => {
    expect(await world.ok('pinned-users', {})).toEqual([]);
    await pin('@bob');
    expect(await world.ok('meta', {})).not.toHaveProperty('pinnedUsers');
  });
});

describe('users', () => {
  test('users lists people by their number of followers, page by page', async () => {
    await world.ok('following/create', { userId: bob.id }, alice.token);
    expect(names(await world.ok('users', { sort: '+follower' }))).toEqual(['bob', 'first', 'alice']);
    expect(names(await world.ok('users', { sort: '+follower', limit: 1, offset: 1 }))).toEqual(['first']);
  });

  test('users leaves out people who do not want to be found', async () => {
    await world.ok('i/update', { isExplorable: false }, bob.token);
    expect(names(await world.ok('users', {}))).not.toContain('bob');
  });

  test('users has only people who posted lately if asked for those who are alive', async () => {
    await post(bob, { text: 'old' });
    await post(alice, { text: 'new' });
    const sixDaysAgo = world.clock.now() - 6 * 24 * 3_600_000;
    world.instance.server.db.run('UPDATE users SET updatedAt = ? WHERE id = ?', [sixDaysAgo, bob.id]);
    expect(names(await world.ok('users', { state: 'alive' }))).toEqual(['alice']);
  });

  test('users leaves out whom the viewer mutes', async () => {
    await world.ok('mute/create', { userId: bob.id }, alice.token);
    expect(names(await world.ok('users', {}, alice.token))).toEqual(['first', 'alice']);
  });
});

describe('hashtags/users', () => {
  test('hashtags/users lists people with the tag in their profile, in any case', async () => {
    await world.ok('i/update', { description: 'I draw. #Art #ink' }, alice.token);
    await world.ok('i/update', { description: 'About #artists' }, bob.token);
    expect(names(await world.ok('hashtags/users', { tag: 'ART', sort: '+follower' }))).toEqual(['alice']);
  });
});

describe('users/clips', () => {
  test('users/clips has the public clips only, also for their owner', async () => {
    await world.ok('clips/create', { name: 'secret' }, alice.token);
    await world.ok('clips/create', { name: 'open', isPublic: true }, alice.token);
    const clips = await world.ok('users/clips', { userId: alice.id }, alice.token);
    expect(clips.map(({ name }) => name)).toEqual(['open']);
  });
});

describe('users/reactions', () => {
  const react = async (text: string, visibility: 'public' | 'followers' = 'public') => {
    const { createdNote } = await post(bob, { text, visibility });
    await world.ok('notes/reactions/create', { noteId: createdNote.id, reaction: '🎉' }, alice.token);
  };
  const setPublic = (publicReactions: boolean) => world.ok('i/update', { publicReactions }, alice.token);

  test('users/reactions has the reactions with their notes, newest first', async () => {
    await setPublic(true);
    await react('one');
    await react('two');
    const found = await world.ok('users/reactions', { userId: alice.id });
    expect(found.map(({ type, user, note }) => ({ type, user: user.username, text: note.text }))).toEqual([
      { type: '🎉', user: 'alice', text: 'two' },
      { type: '🎉', user: 'alice', text: 'one' },
    ]);
  });

  test('users/reactions leaves out notes that the viewer may not see, and fills the page with others', async () => {
    await setPublic(true);
    await world.ok('following/create', { userId: bob.id }, alice.token);
    await react('for all');
    await react('for followers', 'followers');
    const texts = async (token?: string) =>
      (await world.ok('users/reactions', { userId: alice.id, limit: 1 }, token)).map(({ note }) => note.text);
    expect(await texts()).toEqual(['for all']);
    expect(await texts(alice.token)).toEqual(['for followers']);
  });

  test('users/reactions hides private reactions from all but their owner and moderators', async () => {
    await setPublic(false);
    await react('one');
    for (const token of [undefined, bob.token]) {
      expect(await world.refused('users/reactions', { userId: alice.id }, token)).toMatchObject({
        code: 'REACTIONS_NOT_PUBLIC',
        id: '673a7dd2-6924-1093-e0c0-e68456ceae5c',
      });
    }
    for (const { token } of [alice, admin]) expect(await world.ok('users/reactions', { userId: alice.id }, token)).toHaveLength(1);
  });
});

describe('users/get-frequently-replied-users', () => {
  test('users/get-frequently-replied-users lists whom an account answers most, with weights', async () => {
    const { createdNote: bobs } = await post(bob, { text: 'b' });
    const { createdNote: firsts } = await post(admin, { text: 'a' });
    for (const replyId of [bobs.id, bobs.id, firsts.id]) await post(alice, { text: 'answer', replyId });
    const found = await world.ok('users/get-frequently-replied-users', { userId: alice.id });
    expect(found.map(({ user, weight }) => ({ user: user.username, weight }))).toEqual([
      { user: 'bob', weight: 1 },
      { user: 'first', weight: 0.5 },
    ]);
  });
});

describe('following/requests/sent', () => {
  test('following/requests/sent lists the requests that nobody has answered', async () => {
    await world.ok('i/update', { isLocked: true }, bob.token);
    await world.ok('following/create', { userId: bob.id }, alice.token);
    const sent = await world.ok('following/requests/sent', {}, alice.token);
    expect(sent.map(({ follower, followee }) => ({ from: follower.username, to: followee.username }))).toEqual([
      { from: 'alice', to: 'bob' },
    ]);
    await world.ok('following/requests/accept', { userId: alice.id }, bob.token);
    expect(await world.ok('following/requests/sent', {}, alice.token)).toEqual([]);
  });
});

describe('admin/update-user-note', () => {
  test('admin/update-user-note changes the note that moderators see on a profile', async () => {
    await world.ok('admin/update-user-note', { userId: bob.id, text: 'warned' }, admin.token);
    expect(await world.ok('users/show', { userId: bob.id }, admin.token)).toMatchObject({ moderationNote: 'warned' });
    expect(await world.refused('admin/update-user-note', { userId: bob.id, text: '' }, alice.token)).toMatchObject({ status: 403 });
  });
});
