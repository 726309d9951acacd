import { describe, expect, test } from 'vitest';
import type { WireMutedWord } from '~/api/wire';
import { linearPattern } from '~/lib/linearPattern';
import { muteRules } from '~/services/muting/muteRules';

interface Options {
  readonly cw?: string | null;
  readonly author?: string;
  /** Collects the patterns that cannot be searched. */
  readonly unsupported?: string[];
}

const noReports = { compile: linearPattern, onUnsupported: () => {} };

/** Whether these muted words fold a note that Alice reads. */
function hit(words: readonly WireMutedWord[], text: string | null, { cw = null, author = 'bob', unsupported = [] }: Options = {}): boolean {
  const rules = muteRules(
    { meId: 'alice', mutedWords: words, hardMutedWords: [], mutedInstances: null },
    { compile: linearPattern, onUnsupported: (pattern) => unsupported.push(pattern) },
  );
  return rules.folds({ userId: author, text, cw });
}

describe('muted words', () => {
  test('MU1 an entry matches when all of its words occur', () => {
    expect(hit([['cats', 'dogs']], 'dogs chase cats')).toBe(true);
    expect(hit([['cats', 'dogs']], 'cats sleep')).toBe(false);
  });

  test('MU1 words match only in the same case', () => {
    expect(hit([['Cats']], 'cats')).toBe(false);
  });

  test('MU1 empty words are ignored, and an entry with only empty words matches nothing', () => {
    expect(hit([['', 'cats']], 'cats')).toBe(true);
    expect(hit([['']], 'cats')).toBe(false);
    expect(hit([[]], 'cats')).toBe(false);
  });

  test('MU2 words are also searched in the content warning', () => {
    expect(hit([['spoiler']], 'nothing', { cw: 'spoiler ahead' })).toBe(true);
  });

  test('MU2 a note without text matches nothing', () => {
    expect(hit([['cats']], null)).toBe(false);
  });

  test('MU3 an entry may be a regular expression', () => {
    expect(hit(['/c[ao]ts?/i'], 'COT')).toBe(true);
  });

  test('MU3 a pattern with the global flag gives the same answer twice', () => {
    const { folds } = muteRules({ meId: 'alice', mutedWords: ['/cat/g'], hardMutedWords: [], mutedInstances: null }, noReports);
    expect(folds({ userId: 'bob', text: 'cat', cw: null })).toBe(true);
    expect(folds({ userId: 'bob', text: 'cat', cw: null })).toBe(true);
  });

  test.each(['/[/', '/a/zz', 'cats', '//'])('MU3 the invalid pattern %s matches nothing', (word) => {
    expect(hit([word], 'cats [ a')).toBe(false);
  });

  test('MU4 my own notes never match', () => {
    expect(hit([['cats']], 'cats', { author: 'alice' })).toBe(false);
  });

  test('MU5 a pattern that cannot be searched is reported and matches nothing', () => {
    const unsupported: string[] = [];
    expect(hit(['/cat(?!s)/'], 'cat', { unsupported })).toBe(false);
    expect(unsupported).toEqual(['/cat(?!s)/']);
  });

  test('MU5 a pattern matches nothing before its engine is loaded', () => {
    const rules = muteRules(
      { meId: 'alice', mutedWords: ['/cat/'], hardMutedWords: [], mutedInstances: null },
      { ...noReports, compile: null },
    );
    expect(rules.folds({ userId: 'bob', text: 'cat', cw: null })).toBe(false);
  });
});

test('hard-muted words hide a note and do not fold it', () => {
  const rules = muteRules({ meId: 'alice', mutedWords: [], hardMutedWords: [['cats']], mutedInstances: ['Else.Example'] }, noReports);
  const note = { userId: 'bob', text: 'cats', cw: null };
  expect({ hides: rules.hides(note), folds: rules.folds(note), servers: [...rules.servers] }).toEqual({
    hides: true,
    folds: false,
    servers: ['else.example'],
  });
});
