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
  ['a sentence', 'Finished the broken umbrella (at last), which explains the noise…', true],
  ['two lines', 'Back home.\nI made tea — and slept!', true],
  ['Japanese', '駅前の「喫茶店」、今日は休み。', true],
  ['a mention', 'hi @bob', false],
  ['a hashtag', '#tea', false],
  ['an address', 'see https://a.example', false],
  ['an emoji', 'tea 🍵', false],
  ['an emoji made of a digit', '1\ufe0f\u20e3', false],
  ['a letter that is an emoji', 'ℹ read this', false],
  ['a search box', 'tea Search', false],
  ['a search box in Japanese', '紅茶 検索', false],
])('whether %s is prose', (_what, text, expected) => {
  expect(isProse(text)).toBe(expected);
});
