import { describe, expect, test } from 'vitest';
import { DisposableStore } from '~/lib/disposable';
import { Ingest } from '~/stores/entities/Ingest';
import { NoteStore } from '~/stores/entities/NoteStore';
import { UserStore } from '~/stores/entities/UserStore';
import { UserActions } from '~/stores/userActions/UserActions';
import type { WireUserDetailed } from '~/api/wire';
import { FakeApi, apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { FakeHub } from '../../../fixtures/FakeHub';
import { notLater } from '../../../fixtures/notLater';
import { user } from '../../../fixtures/builders';

const BOB = 'user-bob';

function setUp(script: ApiScript = {}, fields: Partial<WireUserDetailed> = {}) {
  const clock = new FakeClock();
  const users = new UserStore();
  const ingest = new Ingest({ notes: new NoteStore({ clock }), users, clock });
  const api = new FakeApi(script);
  const hub = new FakeHub();
  const life = new DisposableStore();
  const actions = new UserActions({ api, users, ingest, hub, clock, life, later: notLater() });
  ingest.users([user('bob').detailed(fields)], 'fetch');
  return { api, actions, clock, hub, life, ingest, bob: () => users.get(BOB)! };
}

const bobLite = user('bob').build();
const bobDetailed = user('bob').detailed();
const refused = apiError();

describe('an action changes the relation at once and keeps it when the server agrees', () => {
  test.each<[string, (actions: UserActions) => Promise<unknown>, ApiScript, Partial<WireUserDetailed>, Partial<WireUserDetailed>]>([
    ['follow', (a) => a.follow(BOB), { 'following/create': bobLite }, {}, { isFollowing: true, followersCount: 4 }],
    [
      'follow a locked account',
      (a) => a.follow(BOB),
      { 'following/create': bobLite },
      { isLocked: true },
      { hasPendingFollowRequestFromYou: true, isFollowing: false },
    ],
    ['unfollow', (a) => a.unfollow(BOB), { 'following/delete': bobLite }, { isFollowing: true }, { isFollowing: false, followersCount: 2 }],
    [
      'cancelRequest',
      (a) => a.cancelRequest(BOB),
      { 'following/requests/cancel': bobLite },
      { hasPendingFollowRequestFromYou: true },
      { hasPendingFollowRequestFromYou: false },
    ],
    [
      'acceptRequest',
      (a) => a.acceptRequest(BOB),
      { 'following/requests/accept': undefined },
      { hasPendingFollowRequestToYou: true },
      { hasPendingFollowRequestToYou: false, isFollowed: true },
    ],
    [
      'rejectRequest',
      (a) => a.rejectRequest(BOB),
      { 'following/requests/reject': undefined },
      { hasPendingFollowRequestToYou: true },
      { hasPendingFollowRequestToYou: false },
    ],
    ['breakFollow', (a) => a.breakFollow(BOB), { 'following/invalidate': bobLite }, { isFollowed: true }, { isFollowed: false }],
    ['setWithReplies', (a) => a.setWithReplies(BOB, true), { 'following/update': bobLite }, {}, { withReplies: true }],
    ['setNotify', (a) => a.setNotify(BOB, 'normal'), { 'following/update': bobLite }, {}, { notify: 'normal' }],
    ['mute', (a) => a.mute(BOB), { 'mute/create': undefined }, {}, { isMuted: true }],
    ['unmute', (a) => a.unmute(BOB), { 'mute/delete': undefined }, { isMuted: true }, { isMuted: false }],
    ['renoteMute', (a) => a.renoteMute(BOB), { 'renote-mute/create': undefined }, {}, { isRenoteMuted: true }],
    ['renoteUnmute', (a) => a.renoteUnmute(BOB), { 'renote-mute/delete': undefined }, { isRenoteMuted: true }, { isRenoteMuted: false }],
    [
      'block',
      (a) => a.block(BOB),
      { 'blocking/create': bobDetailed },
      { isFollowing: true, isFollowed: true },
      { isBlocking: true, isFollowing: false, isFollowed: false },
    ],
    ['unblock', (a) => a.unblock(BOB), { 'blocking/delete': bobDetailed }, { isBlocking: true }, { isBlocking: false }],
    ['updateMemo', (a) => a.updateMemo(BOB, 'met in Kyoto'), { 'users/update-memo': undefined }, {}, { memo: 'met in Kyoto' }],
  ])('the action "%s" changes the relation', async (_name, run, script, before, after) => {
    const { actions, bob } = setUp(script, before);
    const done = run(actions);
    expect(bob()).toMatchObject(after);
    expect(await done).toMatchObject({ ok: true });
    expect(bob()).toMatchObject(after);
  });
});

test('a refused action leaves the relation unchanged', async () => {
  const { actions, bob } = setUp({ 'following/create': refused });
  expect(await actions.follow(BOB)).toEqual({ ok: false, error: refused });
  expect(bob()).toMatchObject({ isFollowing: false, followersCount: 3 });
});

test('a refusal because the relation already is so shows it', async () => {
  const { actions, bob } = setUp({
    'following/create': apiError({ code: 'ALREADY_FOLLOWING' }),
    'users/show': user('bob').detailed({ isFollowing: true, followersCount: 9 }),
  });
  expect(await actions.follow(BOB)).toMatchObject({ ok: true });
  expect(bob()).toMatchObject({ isFollowing: true, followersCount: 9 });
});

test('following somebody of another server shows whether that server has accepted it', async () => {
  const far = { host: 'far.example' };
  const { actions, bob } = setUp(
    {
      'following/create': bobLite,
      'users/show': user('bob').detailed({ ...far, isFollowing: false, hasPendingFollowRequestFromYou: true }),
    },
    far,
  );
  await actions.follow(BOB);
  expect(bob()).toMatchObject({ isFollowing: false, hasPendingFollowRequestFromYou: true });
});

describe('a timed mute', () => {
  const muted = async () => {
    const all = setUp({ 'mute/create': undefined, 'mute/delete': undefined });
    const until = all.clock.now() + 600_000;
    await all.actions.mute(BOB, until);
    return { ...all, until };
  };

  test('a timed mute tells the server when it ends', async () => {
    const { api, until } = await muted();
    expect(api.paramsOf('mute/create')).toEqual([{ userId: BOB, expiresAt: until }]);
  });

  test('a timed mute ends by itself and leaves nothing behind', async () => {
    const { clock, hub, ingest, bob } = await muted();
    ingest.users([user('bob').detailed({ isMuted: true })], 'fetch');
    clock.advance(599_999);
    expect(bob().isMuted).toBe(true);
    clock.advance(1);
    expect(bob().isMuted).toBe(false);
    expect({ pendingTimers: clock.pendingTimers, channels: hub.channels }).toEqual({ pendingTimers: 0, channels: [] });
  });

  test('a timed mute ends when the connection is back after the computer slept', async () => {
    const { clock, hub, bob } = await muted();
    clock.sleep(600_000);
    hub.resume();
    expect(bob().isMuted).toBe(false);
    expect(clock.pendingTimers).toBe(0);
  });

  test('a timed mute does not end a later mute', async () => {
    const { clock, actions, bob } = await muted();
    await actions.unmute(BOB);
    await actions.mute(BOB);
    clock.advance(600_000);
    expect(bob().isMuted).toBe(true);
  });

  test('a timed mute that was undone does not end a later mute from elsewhere', async () => {
    const { clock, actions, ingest, bob } = await muted();
    await actions.unmute(BOB);
    ingest.users([user('bob').detailed({ isMuted: true })], 'fetch');
    clock.advance(600_000);
    expect(bob().isMuted).toBe(true);
  });

  test("a timed mute is dropped with the account's scope", async () => {
    const { clock, hub, life, actions, until } = await muted();
    life.dispose();
    expect({ pendingTimers: clock.pendingTimers, channels: hub.channels }).toEqual({ pendingTimers: 0, channels: [] });
    await actions.mute(BOB, until);
    expect({ pendingTimers: clock.pendingTimers, channels: hub.channels }).toEqual({ pendingTimers: 0, channels: [] });
  });
});

test('an empty memo removes it', async () => {
  const { actions, api } = setUp({ 'users/update-memo': undefined }, { memo: 'old' });
  await actions.updateMemo(BOB, '');
  expect(api.paramsOf('users/update-memo')).toEqual([{ userId: BOB, memo: null }]);
});

test('actions also work on an unknown user', async () => {
  const { actions, api } = setUp({ 'users/report-abuse': undefined, 'mute/create': undefined });
  expect([await actions.mute('stranger'), await actions.report('stranger', 'spam')].map((result) => result.ok)).toEqual([true, true]);
  expect(api.paramsOf('users/report-abuse')).toEqual([{ userId: 'stranger', comment: 'spam' }]);
});
