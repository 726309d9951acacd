import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnknownPatternPart } from '~/services/muting/parsePattern';
import { PatternTooSlow, SafePattern } from '~/services/muting/SafePattern';

const find = (pattern: string, text: string, flags = ''): boolean => new SafePattern(pattern, flags).test(text);

describe('a safe pattern', () => {
  test.each<[pattern: string, flags: string, text: string]>([
    ['cat', '', 'a cat'],
    ['cat', '', 'Cat'],
    ['cat', 'i', 'CAT'],
    ['c[ao]ts?', 'i', 'COT'],
    ['^b', '', 'a\nb'],
    ['^b', 'm', 'a\nb'],
    ['a$', '', 'a\nb'],
    ['a$', 'm', 'a\nb'],
    ['a.b', '', 'a\nb'],
    ['a.b', 's', 'a\nb'],
    [String.raw`\bcat\b`, '', 'a cat!'],
    [String.raw`\bcat\b`, '', 'cats'],
    [String.raw`\Bat`, '', 'cat'],
    ['foo(?!bar)', '', 'foobaz'],
    ['foo(?!bar)', '', 'foobar'],
    ['(?=.*a)(?=.*b)c', '', 'c b a'],
    ['(?<=a)b', '', 'ab'],
    ['(?<=a+)b', '', 'aab'],
    ['(?<!a)b', '', 'ab'],
    [String.raw`(.)\1{3,}`, '', 'hahaaaaa'],
    [String.raw`(.)\1{3,}`, '', 'hahaha'],
    [String.raw`(?<x>ab)-\k<x>`, 'i', 'ab-AB'],
    [String.raw`(?:a(b)?)+\1`, '', 'ab'],
    [String.raw`\p{L}{3}`, 'u', '1ねこ犬'],
    [String.raw`\p{L}{3}`, 'u', '12'],
    [String.raw`\u{1F600}`, 'u', 'a😀'],
    ['^.$', 'u', '😀'],
    ['^.$', '', '😀'],
    [String.raw`\x41\u0042\cJ`, '', 'AB\n'],
    [String.raw`\/\.\(\)`, '', '/.()'],
    ['[^]', '', 'x'],
    ['[]', '', 'x'],
    [String.raw`[\]\\-]x`, '', ']x'],
    ['a{2}', '', 'aa'],
    ['a{2,3}b', '', 'aaab'],
    ['a{,2}', '', 'a{,2}'],
    ['a{', '', 'a{'],
    ['(|a)+b', '', 'aab'],
    ['(a*)*b', '', 'aaac'],
    ['a+?b', '', 'aaab'],
    ['x||y', '', ''],
    ['ß', 'i', 'ẞ'],
    ['k', 'i', '\u{212a}'],
    ['k', 'iu', '\u{212a}'],
    ['Я', 'i', 'я'],
    ['(?=(?:a|b*)*c)x|(?:b*)*c', '', 'bbc'],
    ['(?<=a.*)b', '', 'acb'],
    [String.raw`(?<=(.)\1)x`, '', 'aax'],
    [String.raw`(?<=\1(.))x`, '', 'aax'],
    [String.raw`(?<=\1(.))x`, '', 'abx'],
    ['ネタバレ|犯人', '', 'それはネタバレ'],
  ])('/%s/%s finds in %j what the browser finds', (pattern, flags, text) => {
    expect(find(pattern, text, flags)).toBe(new RegExp(pattern, flags).test(text));
  });

  test('finds what the browser finds, whatever is put together', () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      String.raw`\w`,
      String.raw`\b`,
      '^',
      '$',
      '(?=a)',
      '(?!b)',
      '(?<=a)',
      '(?<!b)',
    );
    const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
      pattern: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        atom,
        fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => a + b),
        fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
        fc.tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!'), tie('pattern')).map(([opening, a]) => `${opening}${a})`),
        fc.tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '*?')).map(([a, sign]) => `(${a})${sign}`),
      ),
    }));
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '\n'), maxLength: 8 });
    const flags = fc.constantFrom('', 'i', 'm', 's', 'u');
    fc.assert(
      fc.property(pattern, text, flags, (source, input, flag) => {
        expect(find(source, input, flag)).toBe(new RegExp(source, flag).test(input));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['(a+)+$', `${'a'.repeat(60)}!`],
    ['(a|aa)+$', `${'a'.repeat(60)}!`],
    ['(a|a)*b', 'a'.repeat(3000)],
    [String.raw`^(\w+\s?)*$`, `${'word '.repeat(500)}!`],
    ['(.*)(.*)(.*)(.*)(.*)x', 'a'.repeat(3000)],
    ['(?=(a+)+b)a', 'a'.repeat(100)],
    ['(x+x+)+y', 'x'.repeat(3000)],
  ])('/%s/, over which the browser would never be done, is done or given up soon', (pattern, text) => {
    const safe = new SafePattern(pattern, '');
    const before = performance.now();
    let found: unknown;
    try {
      found = safe.test(text);
    } catch (error) {
      found = error;
    }
    expect(found === false || found instanceof PatternTooSlow).toBe(true);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  describe('of the usual kinds finds in long notes what the browser finds', () => {
    const words = (
      'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo ' +
      'sierra tango uniform victor whiskey xray yankee zulu amber basil cedar dune ember fjord grove haven iris'
    ).split(' ');
    const filler = 'The quick brown fox jumps over a lazy dog while Oz visits vapid kings. '.repeat(45).slice(0, 2_950);
    const kanji = String.fromCodePoint(...Array.from({ length: 2_950 }, (_, at) => 0x4e_00 + ((at * 37) % 2_000)));
    const patterns = [
      ['(?=.*foo)(?=.*bar)', 'i'],
      ['^(?=.*foo)(?=.*bar)(?=.*baz)', 'i'],
      [String.raw`(?=[\s\S]*foo)(?=[\s\S]*bar)`, ''],
      [words.join('|'), 'i'],
      [String.raw`\b(${words.join('|')})s?\b`, 'i'],
      ['foo.*bar|bar.*foo', ''],
      [String.raw`\biris\b`, 'i'],
      ['(?<!not )iris', ''],
      ['ネタバレ|犯人|結末', ''],
    ] as const;
    const endings = ['', ' foo', ' foo bar', ' bar baz foo', ' Iris', ' irises', ' ネタバレ'];

    test.each(patterns)('/%s/%s', (pattern, flags) => {
      const safe = new SafePattern(pattern, flags);
      const browser = new RegExp(pattern, flags);
      for (const start of [filler, kanji, 'foo '.repeat(730)]) {
        for (const ending of endings) expect(safe.test(start + ending)).toBe(browser.test(start + ending));
      }
    });
  });

  test('gives up where it would have to try every way, one after the other', () => {
    expect(() => find(String.raw`(a+)+\1b`, 'a'.repeat(60))).toThrow(PatternTooSlow);
  });

  test('does not search endless texts', () => {
    expect(find('needle', `${'a'.repeat(5_000)}needle`)).toBe(false);
  });

  test('refuses what is no pattern', () => {
    expect(() => new SafePattern('(', '')).toThrow(SyntaxError);
    expect(() => new SafePattern('a', 'zz')).toThrow(SyntaxError);
  });

  test.each([
    ['[a--b]', 'v'],
    ['(?:a{999}){999}', ''],
  ])('refuses /%s/%s, which it does not know', (pattern, flags) => {
    expect(() => new SafePattern(pattern, flags)).toThrow(UnknownPatternPart);
  });
});
