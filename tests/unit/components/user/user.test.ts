import { describe, expect, test } from 'vitest';
import { acctOf, parseAcct, userPath } from '~/components/user/acct';
import { ageOn } from '~/components/user/ageOn';
import { mayAskForFollows } from '~/components/user/followVisibility';

describe('addresses of users', () => {
  test('addresses of users include the server of a remote user', () => {
    expect(acctOf({ username: 'alice', host: null })).toBe('@alice');
    expect(acctOf({ username: 'alice', host: 'xn--r8jz45g.jp' })).toBe('@alice@例え.jp');
    expect(userPath({ username: 'alice', host: 'far.example' })).toBe('/@alice@far.example');
  });

  test.each([
    ['alice', 'alice', null],
    ['@alice@far.example', 'alice', 'far.example'],
    ['alice@Example.test', 'alice', null],
    ['alice@', 'alice', null],
  ])('the address %s is split into name and host', (acct, username, host) => {
    const instance = { isOwnHost: (own: string) => own === 'Example.test' };
    expect(parseAcct(acct, instance)).toEqual({ username, host });
  });
});

describe('an age', () => {
  const today = new Date(2024, 1, 10);
  test.each([
    ['2000-02-10', 24],
    ['2000-02-11', 23],
    ['2030-01-01', null],
    ['soon', null],
  ])('the age for the birthday %s is %s', (birthday, age) => {
    expect(ageOn(birthday, today)).toBe(age);
  });
});

describe('the people that a user follows', () => {
  const me = { id: 'me', isModerator: false, isAdmin: false };
  const other = { id: 'other', isFollowing: false };
  test.each([
    ['public', other, me, true],
    ['public', other, null, true],
    ['followers', other, me, false],
    ['followers', { ...other, isFollowing: true }, me, true],
    ['private', { ...other, isFollowing: true }, me, false],
    ['private', { ...other, id: 'me' }, me, true],
    ['private', other, { ...me, isModerator: true }, true],
  ] as const)(
    'whether the people that a user follows are shown for the visibility "%s" is right in case %#',
    (visibility, user, viewer, isShown) => {
      expect(mayAskForFollows(user, visibility, viewer)).toBe(isShown);
    },
  );
});
