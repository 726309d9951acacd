import { parse, parseSimple } from 'mfm-js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProse } from '~/mfm/isProse';

/** Letters of several scripts, and pieces of emoji, markup, addresses and search boxes. */
const pieces = [
  ...'aZ é я 今 あ 한 ع ก 1 0 # * _ ~ ` $ < > [ ] ( ) \\ / : @ . , ! ? - … 。 「 」 ℹ ™ © Ⓜ ㊗'.split(' '),
  ' ',
  '\n',
  '\u3000',
  '\r\n',
  '\u200d',
  '\ufe0f',
  '\u20e3',
  '😀',
  '❤',
  '🇯🇵',
  '👍🏽',
  'http://',
  'search',
  '検索',
  'x2',
  'b',
  'plain',
];

const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join('')),
  fc.string({ unit: 'binary' }),
);

test('prose is what the parser leaves alone', () => {
  fc.assert(
    fc.property(text.filter(isProse), (prose) => {
      const whole = [{ type: 'text', props: { text: prose } }];
      expect({ all: parse(prose), name: parseSimple(prose) }).toEqual({ all: whole, name: whole });
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['a sentence', 'Finished the broken umbrella (at last), which explains the noise…'],
  ['a text of two lines', 'Back home.\nI made tea — and slept!'],
  ['a text in Japanese', '駅前の「喫茶店」、今日は休み。'],
])('%s is prose', (_what, text) => {
  expect(isProse(text)).toBe(true);
});

test.each([
  ['a text with a mention', 'hi @bob'],
  ['a text with a hashtag', '#tea'],
  ['a text with an address', 'see https://a.example'],
  ['a text with an emoji', 'tea 🍵'],
  ['an emoji made of a digit', '1\ufe0f\u20e3'],
  ['a text with a letter that is an emoji', 'ℹ read this'],
  ['a text with a search box', 'tea Search'],
  ['a text with a search box in Japanese', '紅茶 検索'],
])('%s is not prose', (_what, text) => {
  expect(isProse(text)).toBe(false);
});
