import { describe, expect, test } from 'vitest';
import { extractHashtags, extractMentions, hasLargeMarkup, hasSizeScaling } from '~/mfm/extract';
import { extractUrls } from '~/mfm/extractUrls';
import { parseMfm } from '~/mfm/parseMfm';

describe('what a text contains', () => {
  test('addresses come once each, whatever their fragment, links included', () => {
    const nodes = parseMfm('https://a.example/#x [b](https://b.example) https://a.example/#y **https://c.example**');
    expect(extractUrls(nodes)).toEqual(['https://a.example/#x', 'https://b.example', 'https://c.example']);
  });

  test('silent links ask for no preview', () => {
    expect(extractUrls(parseMfm('?[b](https://b.example)'))).toEqual([]);
  });

  test('mentions come once each', () => {
    expect(extractMentions(parseMfm('@alice @Alice @bob@b.example'))).toEqual([
      { username: 'alice', host: null, acct: '@alice' },
      { username: 'bob', host: 'b.example', acct: '@bob@b.example' },
    ]);
  });

  test('hashtags come once each, and digits alone are none', () => {
    expect(extractHashtags(parseMfm('#a #b #a #123'))).toEqual(['a', 'b']);
  });
});

describe('size', () => {
  test.each([
    ['$[x2 a]', true],
    ['$[x4 a]', true],
    ['$[scale.x=2 a]', true],
    ['$[spin a]', false],
    ['x2', false],
  ])('%s changes it: %s', (text, changes) => {
    expect(hasSizeScaling(text)).toBe(changes);
  });

  test.each([
    ['$[x3 a]', true],
    ['$[position.x=2 a]', true],
    ['**$[scale.x=2 a]**', true],
    ['$[rotate a]', false],
    ['`$[x2 a]`', false],
  ])('a public post with %s is asked about: %s', (text, isLarge) => {
    expect(hasLargeMarkup(parseMfm(text))).toBe(isLarge);
  });
});
