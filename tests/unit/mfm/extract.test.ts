import { describe, expect, test } from 'vitest';
import { extractHashtags, extractMentions, hasLargeMarkup, hasSizeScaling } from '~/mfm/extract';
import { extractUrls } from '~/mfm/extractUrls';
import { parseMfm } from '~/mfm/parseMfm';

describe('the content of a text', () => {
  test('a text has each address once, whatever its fragment, including links', () => {
    const nodes = parseMfm('https://a.example/#x [b](https://b.example) https://a.example/#y **https://c.example**');
    expect(extractUrls(nodes)).toEqual(['https://a.example/#x', 'https://b.example', 'https://c.example']);
  });

  test('a text has no addresses of silent links', () => {
    expect(extractUrls(parseMfm('?[b](https://b.example)'))).toEqual([]);
  });

  test('a text has each mention once', () => {
    expect(extractMentions(parseMfm('@alice @Alice @bob@b.example'))).toEqual([
      { username: 'alice', host: null, acct: '@alice' },
      { username: 'bob', host: 'b.example', acct: '@bob@b.example' },
    ]);
  });

  test('a text has each hashtag once, and digits alone are not one', () => {
    expect(extractHashtags(parseMfm('#a #b #a #123'))).toEqual(['a', 'b']);
  });
});

describe('the size of a text', () => {
  test.each([
    ['$[x2 a]', true],
    ['$[x4 a]', true],
    ['$[scale.x=2 a]', true],
    ['$[spin a]', false],
    ['x2', false],
  ])('the size of a text is changed by %s: %s', (text, changes) => {
    expect(hasSizeScaling(text)).toBe(changes);
  });

  test.each([
    ['$[x3 a]', true],
    ['$[position.x=2 a]', true],
    ['**$[scale.x=2 a]**', true],
    ['$[rotate a]', false],
    ['`$[x2 a]`', false],
  ])('the composer asks about a public post with %s: %s', (text, isLarge) => {
    expect(hasLargeMarkup(parseMfm(text))).toBe(isLarge);
  });
});
