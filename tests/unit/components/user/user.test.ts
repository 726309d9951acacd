import { describe, expect, test } from 'vitest';
import { parseAcct, shownAcct } from '~/components/user/acct';
import { ageOn, birthdayTime } from '~/components/user/ageOn';
import { mayAskForFollows } from '~/components/user/followVisibility';
import { mentionText, userPath } from '~/lib/mentionText';
import type { MachineText } from '~/lib/shownText';
import { extractMentions } from '~/mfm/extract';
import { readMarkup } from '~/mfm/readMarkup';

test.each([
  ['1990-02-28', new Date(1990, 1, 28).getTime()],
  ['1990-02-30', null],
  ['0000-01-01', null],
  ['in spring', null],
])('the birthday %s is the day %s of this device', (birthday, time) => {
  expect(birthdayTime(birthday)).toBe(time);
});

describe('addresses of users', () => {
  test('addresses of users include the server of a remote user', () => {
    expect(shownAcct({ username: 'alice', host: null })).toBe('@alice');
    expect(shownAcct({ username: 'alice', host: 'xn--r8jz45g.jp' })).toBe('@alice@例え.jp');
    expect(userPath({ username: 'alice', host: 'far.example' })).toBe('/@alice@far.example');
  });

  test.each([{ host: null }, { host: 'far.example' }, { host: 'xn--eckwd4c7cu47r2wf.jp' }, { host: 'ドメイン名例.jp' }])(
    'the mention of a user of $host names that user in a note',
    ({ host }) => {
      const text = `Hello ${mentionText({ username: 'alice', host })} and all`;
      expect(extractMentions(readMarkup(text))).toMatchObject([
        { username: 'alice', host: host === 'ドメイン名例.jp' ? 'xn--eckwd4c7cu47r2wf.jp' : host },
      ]);
    },
  );

  test('the compiler keeps names for people out of notes and addresses', () => {
    // @ts-expect-error -- a decoded host is for people
    const text: MachineText = shownAcct({ username: 'alice', host: 'xn--r8jz45g.jp' });
    expect(text).toBe('@alice@例え.jp');
  });

  test.each([
    ['alice', 'alice', null],
    ['@alice@例え.jp', 'alice', 'xn--r8jz45g.jp'],
    ['alice@例え', 'alice', 'xn--r8jz45g'],
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
