import { describe, expect, test } from 'vitest';
import type { WireMutedWord } from '~/api/wire';
import { muteRules } from '~/services/muting/muteRules';

interface Options {
  readonly cw?: string | null;
  readonly author?: string;
  readonly stopped?: string[];
}

/** Whether these muted words fold a note, read by Alice. */
function hit(words: readonly WireMutedWord[], text: string | null, { cw = null, author = 'bob', stopped = [] }: Options = {}): boolean {
  const rules = muteRules({ meId: 'alice', mutedWords: words, hardMutedWords: [], mutedInstances: null }, (pattern) =>
    stopped.push(pattern),
  );
  return rules.folds({ userId: author, text, cw });
}

describe('muted words', () => {
  test('MU1 hit when all words of an entry occur', () => {
    expect([hit([['cats', 'dogs']], 'dogs chase cats'), hit([['cats', 'dogs']], 'cats sleep')]).toEqual([true, false]);
  });

  test('MU1 are looked for as they are written', () => {
    expect(hit([['Cats']], 'cats')).toBe(false);
  });

  test('MU1 ignore empty words, and an entry of nothing but those hits nothing', () => {
    expect([hit([['', 'cats']], 'cats'), hit([['']], 'cats'), hit([[]], 'cats')]).toEqual([true, false, false]);
  });

  test('MU2 are looked for in the content warning too', () => {
    expect(hit([['spoiler']], 'nothing', { cw: 'spoiler ahead' })).toBe(true);
  });

  test('MU2 hit nothing in a note without text', () => {
    expect(hit([['cats']], null)).toBe(false);
  });

  test('MU3 may be a pattern', () => {
    expect(hit(['/c[ao]ts?/i'], 'COT')).toBe(true);
  });

  test('MU3 give the same answer twice for a pattern with the global flag', () => {
    const { folds } = muteRules({ meId: 'alice', mutedWords: ['/cat/g'], hardMutedWords: [], mutedInstances: null }, () => {});
    expect([folds({ userId: 'bob', text: 'cat', cw: null }), folds({ userId: 'bob', text: 'cat', cw: null })]).toEqual([true, true]);
  });

  test.each(['/[/', '/a/zz', 'cats', '//'])('MU3 that are the broken pattern %s hit nothing', (word) => {
    expect(hit([word], 'cats [ a')).toBe(false);
  });

  test('MU4 never hit what is mine', () => {
    expect(hit([['cats']], 'cats', { author: 'alice' })).toBe(false);
  });

  describe('MU5 that take too long', () => {
    const slow = String.raw`/(a+)+\1b/`;
    const reading = () => {
      const stopped: string[] = [];
      const rules = muteRules({ meId: 'alice', mutedWords: [slow, ['cats']], hardMutedWords: [], mutedInstances: null }, (one) =>
        stopped.push(one),
      );
      return { stopped, read: (text: string) => rules.folds({ userId: 'bob', text, cw: null }) };
    };

    test('pass over that note alone, however often it is looked at', () => {
      const { stopped, read } = reading();
      expect(Array.from({ length: 10 }, () => read('a'.repeat(60)))).not.toContain(true);
      expect([read('aab'), read('cats'), stopped]).toEqual([true, true, []]);
    });

    test('are stopped after five texts, and said so once', () => {
      const { stopped, read } = reading();
      for (let more = 0; more < 7; more += 1) read('a'.repeat(60 + more));
      expect([read('aab'), read('cats'), stopped]).toEqual([false, true, [slow]]);
    });
  });

  test('MU5 that cannot be searched are said so at once', () => {
    const stopped: string[] = [];
    hit(['/(?:a{999}){999}/'], 'a', { stopped });
    expect(stopped).toEqual(['/(?:a{999}){999}/']);
  });
});

test('hard-muted words hide and do not fold', () => {
  const rules = muteRules({ meId: 'alice', mutedWords: [], hardMutedWords: [['cats']], mutedInstances: ['Else.Example'] }, () => {});
  const note = { userId: 'bob', text: 'cats', cw: null };
  expect([rules.hides(note), rules.folds(note), [...rules.servers]]).toEqual([true, false, ['else.example']]);
});
