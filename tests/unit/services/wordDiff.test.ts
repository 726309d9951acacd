import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordDiff } from '~/services/wordDiff';

const told = (before: string, after: string, lang = 'en') =>
  wordDiff(before, after, lang)
    .map(({ kind, text }) => ({ same: text, added: `{+${text}+}`, removed: `{-${text}-}` })[kind])
    .join('');

describe('wordDiff', () => {
  test.each([
    ['', '', ''],
    ['same words', 'same words', 'same words'],
    ['', 'new', '{+new+}'],
    ['old', '', '{-old-}'],
    ['a red house', 'a blue house', 'a {-red-}{+blue+} house'],
    ['one two three', 'one three', 'one {-two -}three'],
  ])('the change from "%s" to "%s" is shown as "%s"', (before, after, expected) => {
    expect(told(before, after)).toBe(expected);
  });

  test('words of a language without spaces are compared', () => {
    expect(told('今日は雨です', '今日は晴れです', 'ja')).toBe('今日は{-雨-}{+晴れ+}です');
  });

  test('the parts of every comparison make both texts again', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'word'), { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const parts = wordDiff(before, after, 'en');
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join('');
        expect({ before: without('added'), after: without('removed') }).toEqual({ before, after });
      }),
    );
  });

  test('very long texts without anything in common are compared at once', () => {
    const [before, after] = ['a '.repeat(3_000), 'b '.repeat(3_000)];
    expect(wordDiff(before, `${after}.`, 'en').length).toBeGreaterThan(0);
  });
});
