import { describe, expect, test } from 'vitest';
import type { Visibility } from '~/api/wire';
import { isPureRenote, isReplyToOther, narrowedVisibility } from '../../../../server/core/noteRules';

const renote = { renoteId: 'n1', text: null, cw: null, fileIds: '[]', hasPoll: 0 };

describe('a pure renote', () => {
  test('says nothing of its own', () => {
    expect(isPureRenote(renote)).toBe(true);
  });

  test.each([{ text: 'quote' }, { cw: 'quote' }, { fileIds: '["f"]' }, { hasPoll: 1 }, { renoteId: null }])(
    'is none with %o',
    (difference) => {
      expect(isPureRenote({ ...renote, ...difference })).toBe(false);
    },
  );
});

describe('visibility is narrowed', () => {
  test.each<[string, Visibility, Parameters<typeof narrowedVisibility>[1], Visibility]>([
    ['not for a plain note', 'public', { canPublish: true, reply: null, renote: null }, 'public'],
    ['to home for who may not publish', 'public', { canPublish: false, reply: null, renote: null }, 'home'],
    ['never widened for who may not publish', 'followers', { canPublish: false, reply: null, renote: null }, 'followers'],
    ['to home when answering a home note', 'public', { canPublish: true, reply: 'home', renote: null }, 'home'],
    ['to home when answering a followers-only note', 'public', { canPublish: true, reply: 'followers', renote: null }, 'home'],
    ['not when answering a public note', 'public', { canPublish: true, reply: 'public', renote: null }, 'public'],
    ['to that of a home note when renoting it', 'public', { canPublish: true, reply: null, renote: 'home' }, 'home'],
    ['to that of a followers-only note when renoting it', 'home', { canPublish: true, reply: null, renote: 'followers' }, 'followers'],
    ['not below what is asked for', 'specified', { canPublish: true, reply: 'home', renote: 'home' }, 'specified'],
  ])('%s', (_what, wanted, limits, expected) => {
    expect(narrowedVisibility(wanted, limits)).toBe(expected);
  });
});

test('an answer to oneself is no answer to somebody else', () => {
  expect(isReplyToOther({ userId: 'a', replyId: 'n', replyUserId: 'a' })).toBe(false);
  expect(isReplyToOther({ userId: 'a', replyId: 'n', replyUserId: 'b' })).toBe(true);
  expect(isReplyToOther({ userId: 'a', replyId: null, replyUserId: null })).toBe(false);
});
