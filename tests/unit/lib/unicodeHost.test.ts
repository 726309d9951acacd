import { describe, expect, test } from 'vitest';
import { unicodeHost } from '~/lib/unicodeHost';

describe('unicodeHost', () => {
  test.each([
    ['example.com', 'example.com'],
    ['xn--r8jz45g.jp', '例え.jp'],
    ['xn--mnchen-3ya.de', 'münchen.de'],
    ['misskey.xn--q9jyb4c', 'misskey.みんな'],
    ['xn--i-7iq.ws', 'i❤.ws'],
  ])('writes %s as %s', (ascii, unicode) => {
    expect(unicodeHost(ascii)).toBe(unicode);
  });

  test('leaves what is no punycode alone', () => {
    expect(unicodeHost('xn--a!.com')).toBe('xn--a!.com');
  });
});
