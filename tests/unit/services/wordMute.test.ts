import { describe, expect, test } from 'vitest';
import type { WireMutedWord } from '~/api/wire';
import { isWordMuted } from '~/services/wordMute';

const hit = (words: readonly WireMutedWord[], text: string | null, cw: string | null = null): boolean =>
  isWordMuted({ userId: 'bob', text, cw }, 'alice', words);

describe('muted words (reference/note.md section 2)', () => {
  test('hit when all words of an entry occur', () => {
    expect(hit([['cats', 'dogs']], 'dogs chase cats')).toBe(true);
  });

  test('miss when one word of an entry is absent', () => {
    expect(hit([['cats', 'dogs']], 'cats sleep')).toBe(false);
  });

  test('are looked for as they are written', () => {
    expect(hit([['Cats']], 'cats')).toBe(false);
  });

  test('are looked for in the content warning too', () => {
    expect(hit([['spoiler']], 'nothing', 'spoiler ahead')).toBe(true);
  });

  test('ignore empty words, and an entry of nothing but those hits nothing', () => {
    expect([hit([['', 'cats']], 'cats'), hit([['']], 'cats'), hit([[]], 'cats')]).toEqual([true, false, false]);
  });

  test('may be a pattern', () => {
    expect(hit(['/c[ao]ts?/i'], 'COT')).toBe(true);
  });

  test('give the same answer twice for a pattern with the global flag', () => {
    const words = ['/cat/g'];
    expect([hit(words, 'cat'), hit(words, 'cat')]).toEqual([true, true]);
  });

  test.each(['/[/', '/a/zz', 'cats', '//'])('that are the broken pattern %s hit nothing', (word) => {
    expect(hit([word], 'cats [ a')).toBe(false);
  });

  test('do not search patterns in endless texts', () => {
    expect(hit(['/needle/'], `${'a'.repeat(5_000)}needle`)).toBe(false);
  });

  test('never hit what is mine', () => {
    expect(isWordMuted({ userId: 'alice', text: 'cats', cw: null }, 'alice', [['cats']])).toBe(false);
  });

  test('hit nothing in a note without text', () => {
    expect(hit([['cats']], null)).toBe(false);
  });
});
