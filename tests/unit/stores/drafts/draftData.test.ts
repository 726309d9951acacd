import { describe, expect, test } from 'vitest';
import { draftKey, isBlankDraft, parseDraft, readDraftKey } from '~/stores/drafts/draftData';
import { draft } from '../../../fixtures/drafts';
import { file } from '../../../fixtures/builders';

describe('draftKey', () => {
  test.each([
    [{ meId: 'me' }, 'note:me'],
    [{ meId: 'me', replyId: 'r' }, 'reply:r'],
    [{ meId: 'me', renoteId: 'q', replyId: 'r' }, 'renote:q'],
    [{ meId: 'me', channelId: 'c' }, 'channel:cnote:me'],
    [{ meId: 'me', channelId: 'c', replyId: 'r' }, 'channel:creply:r'],
    [{ meId: 'me', place: 'widget:w1' }, 'widget:w1:note:me'],
  ])('the key of %j is %s', (of, expected) => {
    expect(draftKey(of)).toBe(expected);
  });

  test.each([
    ['note:me', { meId: 'me', target: {} }],
    ['reply:r', { meId: undefined, target: { replyId: 'r' } }],
    ['channel:crenote:q', { meId: undefined, target: { channelId: 'c', renoteId: 'q' } }],
    ['widget:w1:note:me', { meId: 'me', target: { place: 'widget:w1' } }],
    ['aside:1', undefined],
    ['rewrite:n1', undefined],
  ])('the key %s is read', (key, expected) => {
    expect(readDraftKey(key)).toEqual(expected);
  });
});

test.each([
  [{ text: ' ' }, true],
  [{ text: 'a' }, false],
  [{ text: '', useCw: true, cw: 'food' }, false],
  [{ text: '', files: [file()] }, false],
  [{ text: '', quoteId: 'n1' }, false],
  [{ text: '', poll: { choices: ['', ''], multiple: false, expiresAt: null, expiredAfter: null } }, true],
  [{ text: '', poll: { choices: ['a', ''], multiple: false, expiresAt: null, expiredAfter: null } }, false],
])('whether the draft %j is blank is %s', (fields, expected) => {
  expect(isBlankDraft(draft(fields))).toBe(expected);
});

test('a draft of another client is read field by field', () => {
  const broken = { visibility: 'everywhere', files: 'none', reactionAcceptance: 'some' };
  expect(parseDraft({ text: 'hi', ...broken })).toEqual(draft({ text: 'hi', visibility: 'public' }));
  expect(parseDraft({ text: 'hi', reactionAcceptance: null })).toMatchObject({ reactionAcceptance: null });
});
