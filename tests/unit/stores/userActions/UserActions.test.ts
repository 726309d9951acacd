import { describe, expect, test } from 'vitest';
import { Ingest } from '~/stores/entities/Ingest';
import { NoteStore } from '~/stores/entities/NoteStore';
import { UserStore } from '~/stores/entities/UserStore';
import { UserActions } from '~/stores/userActions/UserActions';
import type { WireUserDetailed } from '~/api/wire';
import { FakeApi, apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { FakeClock } from '../../../fixtures/FakeClock';
import { user } from '../../../fixtures/builders';

const BOB = 'user-bob';

function setUp(script: ApiScript = {}, fields: Partial<WireUserDetailed> = {}) {
  const clock = new FakeClock();
  const users = new UserStore();
  const ingest = new Ingest({ notes: new NoteStore({ clock }), users, clock });
  const api = new FakeApi(script);
  const actions = new UserActions({ api, users });
  ingest.users([user('bob').detailed(fields)], 'fetch');
  return { api, actions, bob: () => users.get(BOB)! };
}

const bobLite = user('bob').build();
const bobDetailed = user('bob').detailed();
const refused = apiError();

describe('each action changes the relation at once, and keeps it when the server agrees', () => {
  test.each<[string, (actions: UserActions) => Promise<unknown>, ApiScript, Partial<WireUserDetailed>, Partial<WireUserDetailed>]>([
    ['follow', (a) => a.follow(BOB), { 'following/create': bobLite }, {}, { isFollowing: true, followersCount: 4 }],
    [
      'follow somebody locked',
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
  ])('%s', async (_name, run, script, before, after) => {
    const { actions, bob } = setUp(script, before);
    const done = run(actions);
    expect(bob()).toMatchObject(after);
    expect(await done).toMatchObject({ ok: true });
    expect(bob()).toMatchObject(after);
  });
});

test('a refused action leaves the relation as it was', async () => {
  const { actions, bob } = setUp({ 'following/create': refused });
  expect(await actions.follow(BOB)).toEqual({ ok: false, error: refused });
  expect(bob()).toMatchObject({ isFollowing: false, followersCount: 3 });
});

test('a mute may end by itself', async () => {
  const { actions, api } = setUp({ 'mute/create': undefined });
  await actions.mute(BOB, 1_700_000_000_000);
  expect(api.paramsOf('mute/create')).toEqual([{ userId: BOB, expiresAt: 1_700_000_000_000 }]);
});

test('an empty memo removes it', async () => {
  const { actions, api } = setUp({ 'users/update-memo': undefined }, { memo: 'old' });
  await actions.updateMemo(BOB, '');
  expect(api.paramsOf('users/update-memo')).toEqual([{ userId: BOB, memo: null }]);
});

test('somebody unknown can be acted upon as well', async () => {
  const { actions, api } = setUp({ 'users/report-abuse': undefined, 'mute/create': undefined });
  expect([await actions.mute('stranger'), await actions.report('stranger', 'spam')].map((result) => result.ok)).toEqual([true, true]);
  expect(api.paramsOf('users/report-abuse')).toEqual([{ userId: 'stranger', comment: 'spam' }]);
});
