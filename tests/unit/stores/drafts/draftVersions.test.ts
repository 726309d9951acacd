import { expect, test } from 'vitest';
import { addVersions, isBigCut, parseVersions, VERSION_LIMIT, type DraftVersion } from '~/stores/drafts/draftVersions';
import { draft } from '../../../fixtures/drafts';

const version = (text: string, fields: Partial<DraftVersion> = {}): DraftVersion => ({
  data: draft({ text }),
  at: 1,
  writer: 'a',
  why: 'pause',
  ...fields,
});
const texts = (versions: readonly DraftVersion[]) => versions.map(({ data }) => data.text);

test.each([
  ['x'.repeat(500), 'x'.repeat(300), false],
  ['x'.repeat(500), 'x'.repeat(299), true],
  ['a sentence of some length', 'a sentence', false],
  ['a sentence of quite some length', 'a', true],
  ['a sentence of quite some length', 'something else that is as long', true],
  ['short', '', false],
  ['a word in the middle', 'a longer word in the middle', false],
])('whether changing "%s" to "%s" cuts much is %s', (before, after, expected) => {
  expect(isBigCut(draft({ text: before }), draft({ text: after }))).toBe(expected);
});

test('taking away a poll with choices cuts much', () => {
  const poll = { choices: ['a', 'b'], multiple: false, expiresAt: null, expiredAfter: null };
  expect(isBigCut(draft({ poll }), draft())).toBe(true);
});

test('the oldest versions go when there are too many', () => {
  const added = Array.from({ length: VERSION_LIMIT + 1 }, (_, index) => version(`v${index}`, { at: index }));
  expect(texts(addVersions([], added, null))).toEqual(texts(added.slice(1)));
});

test('no version is blank, twice there, or the draft itself', () => {
  expect(
    texts(addVersions([version('a')], [version(' '), version('a', { at: 2 }), version('now', { at: 3 })], draft({ text: 'now' }))),
  ).toEqual(['a']);
});

test('what another tab writes on is one version', () => {
  const other = { why: 'otherTab', writer: 'b' } as const;
  const first = addVersions([], [version('He', other)], null);
  const second = addVersions(first, [version('Hello', { ...other, at: 2 })], null);
  const old = addVersions(second, [version('Hell', { ...other, at: 1 })], null);
  expect({ second: texts(second), old: texts(old) }).toEqual({ second: ['Hello'], old: ['Hello'] });
});

test.each([
  null,
  7,
  [null, 7, {}],
  [{ data: {}, at: 'x', writer: 'a', why: 'pause' }],
  [{ data: {}, at: 1e300, writer: 'a', why: 'pause' }],
])('the broken versions %j are left out', (raw) => {
  expect(parseVersions(raw)).toEqual([]);
});
