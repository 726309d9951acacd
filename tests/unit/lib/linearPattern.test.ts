import { describe, expect, test } from 'vitest';
import { linearPattern, UnsupportedPattern } from '~/lib/linearPattern';

describe('linearPattern', () => {
  test.each<[pattern: string, flags: string, text: string]>([
    ['cat', '', 'a cat'],
    ['cat', '', 'Cat'],
    ['cat', 'i', 'CAT'],
    ['c[ao]ts?', 'i', 'COT'],
    ['^b', '', 'a\nb'],
    ['^b', 'm', 'a\nb'],
    ['a$', 'm', 'a\nb'],
    ['a.b', '', 'a\nb'],
    ['a.b', 's', 'a\nb'],
    [String.raw`\bcat\b`, '', 'a cat!'],
    [String.raw`\bcat\b`, '', 'cats'],
    ['(?<=a)b', '', 'ab'],
    ['(?<!a)b', '', 'ab'],
    ['(?<word>ab)', '', 'ab'],
    [String.raw`\p{L}{3}`, 'u', '1ねこ犬'],
    [String.raw`\u{1F600}`, 'u', 'a😀'],
    [String.raw`\x41\u0042`, '', 'AB'],
    [String.raw`\/\.\(\)`, '', '/.()'],
    ['[^]', '', 'x'],
    ['a{2,3}b', '', 'aaab'],
    ['a+?b', '', 'aaab'],
    ['(|a)+b', '', 'aab'],
    ['Я', 'i', 'я'],
    ['ネタバレ|犯人', '', 'それはネタバレ'],
  ])('/%s/%s finds in %j what the browser finds', (pattern, flags, text) => {
    expect(linearPattern(pattern, flags)(text)).toBe(new RegExp(pattern, flags).test(text));
  });

  test.each([
    ['(a+)+$', `${'a'.repeat(60)}!`],
    ['(a|aa)+$', `${'a'.repeat(60)}!`],
    [String.raw`^(\w+\s?)*$`, `${'word '.repeat(500)}!`],
    ['(.*)(.*)(.*)(.*)(.*)x', 'a'.repeat(3000)],
    ['(x+x+)+y', 'x'.repeat(3000)],
  ])('/%s/ ends although it has endless ways to match', (pattern, text) => {
    const started = performance.now();
    expect(linearPattern(pattern, '')(text)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test.each(['(', '[z-a]'])('refuses %s, which is not a regular expression', (pattern) => {
    expect(() => linearPattern(pattern, '')).toThrow(SyntaxError);
  });

  test.each(['foo(?!bar)', '(?=.*a)b', String.raw`(.)\1`, '(?:a{999}){999}'])('refuses /%s/, which has no linear search', (pattern) => {
    expect(() => linearPattern(pattern, '')).toThrow(UnsupportedPattern);
  });
});
