import { describe, expect, test } from 'vitest';
import type { Visibility } from '~/api/wire';
import { isPureRenote, isReplyToOther, narrowedVisibility } from '../../../../../server/core/notes/noteRules';

const renote = { renoteId: 'n1', lostRenoteId: null, text: null, cw: null, fileIds: '[]', hasPoll: 0 };

describe('a pure renote', () => {
  test('a renote without content of its own is pure', () => {
    expect(isPureRenote(renote)).toBe(true);
  });

  test('the renote of a deleted note is pure', () => {
    expect(isPureRenote({ ...renote, renoteId: null, lostRenoteId: 'n1' })).toBe(true);
  });

  test.each([{ text: 'quote' }, { cw: 'quote' }, { fileIds: '["f"]' }, { hasPoll: 1 }, { renoteId: null }])(
    'a renote with %o is not pure',
    (difference) => {
      expect(isPureRenote({ ...renote, ...difference })).toBe(false);
    },
  );
});

describe('narrowedVisibility', () => {
  test.each<[string, Visibility, Parameters<typeof narrowedVisibility>[1], Visibility]>([
    ['not for a note without limits', 'public', { canPublish: true, reply: null, renote: null }, 'public'],
    ['to home for an author who may not publish', 'public', { canPublish: false, reply: null, renote: null }, 'home'],
    ['not to a wider one for an author who may not publish', 'followers', { canPublish: false, reply: null, renote: null }, 'followers'],
    ['to home for a reply to a home note', 'public', { canPublish: true, reply: 'home', renote: null }, 'home'],
    ['to home for a reply to a followers-only note', 'public', { canPublish: true, reply: 'followers', renote: null }, 'home'],
    ['not for a reply to a public note', 'public', { canPublish: true, reply: 'public', renote: null }, 'public'],
    ['to home for a renote of a home note', 'public', { canPublish: true, reply: null, renote: 'home' }, 'home'],
    ['to followers for a renote of a followers-only note', 'home', { canPublish: true, reply: null, renote: 'followers' }, 'followers'],
    ['not if the requested one is narrower', 'specified', { canPublish: true, reply: 'home', renote: 'home' }, 'specified'],
  ])('visibility changes %s', (_what, wanted, limits, expected) => {
    expect(narrowedVisibility(wanted, limits)).toBe(expected);
  });
});

test("a reply to one's own note is not a reply to another author", () => {
  expect(isReplyToOther({ userId: 'a', lostReplyId: null, replyId: 'n', replyUserId: 'a' })).toBe(false);
  expect(isReplyToOther({ userId: 'a', lostReplyId: null, replyId: 'n', replyUserId: 'b' })).toBe(true);
  expect(isReplyToOther({ userId: 'a', lostReplyId: null, replyId: null, replyUserId: null })).toBe(false);
});
