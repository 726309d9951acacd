import { describe, expect, test } from 'vitest';
import { normalizeTag, referencesOf } from '../../../../../server/core/notes/noteText';

const namesIn = (text: string) =>
  referencesOf(text).mentions.map(({ username, host }) => (host === null ? username : `${username}@${host}`));

describe('mentions in a text', () => {
  test.each([
    ['@alice hello', ['alice']],
    ['hello @alice, and @bob!', ['alice', 'bob']],
    ['@alice @Alice', ['Alice']],
    ['@alice@example.com', ['alice@example.com']],
    ['@alice@127.0.0.1:3000 hi', ['alice@127.0.0.1:3000']],
    ['@アリス', []],
    ['mail me: a@example.com', []],
    ['(@alice)', ['alice']],
    ['@a.b.', ['a.b']],
    ['こんにちは@alice', ['alice']],
  ])('mentions are found in %j', (text, expected) => {
    expect(namesIn(text)).toEqual(expected);
  });

  test.each(['`@alice`', '```\n@alice\n```', '<plain>@alice</plain>', 'https://example.com/@alice', 'http://127.0.0.1:3000/@alice'])(
    'mentions are not found in %s',
    (text) => {
      expect(namesIn(text)).toEqual([]);
    },
  );

  test('mentions are found after code that never ends', () => {
    expect(namesIn('``` @alice')).toEqual(['alice']);
    expect(namesIn('` @alice\n` @bob')).toEqual(['alice', 'bob']);
    expect(namesIn('<plain> @alice')).toEqual(['alice']);
  });

  test("a mention's server is compared in any case", () => {
    expect(namesIn('@alice@EXAMPLE.com')).toEqual(['alice@example.com']);
  });
});

describe('tags in a text', () => {
  test.each([
    ['#wisteria', ['wisteria']],
    ['#Wisteria and #WISTERIA', ['wisteria']],
    ['進捗だめです #藤', ['藤']],
    ['#藤の花、きれい', ['藤の花、きれい']],
    ['#a.b', ['a']],
    ['#123', []],
    ['#1st', ['1st']],
    ['a#b', []],
    ['#️⃣ is an emoji', []],
    ['`#code`', []],
    ['https://example.com/#top', []],
  ])('tags are found in %j', (text, expected) => {
    expect(referencesOf(text).tags).toEqual(expected);
  });

  test('a text has at most 32 tags, of at most 128 characters', () => {
    const many = Array.from({ length: 40 }, (_, index) => `#t${index}`).join(' ');
    expect(referencesOf(many).tags).toHaveLength(32);
    expect(referencesOf(`#${'x'.repeat(129)}`).tags).toEqual([]);
  });

  test('tags are compared without case and width', () => {
    expect(normalizeTag('ＷＩＳＴＥＲＩＡ')).toBe('wisteria');
  });
});

test('hostile texts take no longer than ordinary ones', () => {
  const hostile = ['`', '```', '<plain>', '[', '@a.', '@', '#', '@a@', 'https://', '<center>\n', '$[x2 '].map((part) => part.repeat(3000));
  const started = performance.now();
  for (const text of hostile) referencesOf(text);
  // Each takes a few milliseconds. The full parser would take minutes.
  expect(performance.now() - started).toBeLessThan(1000);
});
