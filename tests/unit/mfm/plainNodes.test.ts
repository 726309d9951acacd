import { parse, toString, type MfmNode } from 'mfm-js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainNodes } from '~/mfm/plainNodes';

const brief = (text: string): unknown[] =>
  plainNodes(text).map((node) => (node.type === 'text' ? node.props.text : [node.type, ...Object.values(node.props ?? {})]));

/** What a text was found to have, in its order. */
const tokens = (nodes: readonly MfmNode[]): [type: string, text: string][] =>
  nodes.flatMap((node) =>
    ['url', 'mention', 'hashtag', 'emojiCode', 'link'].includes(node.type)
      ? [[node.type, toString(node)] satisfies [string, string]]
      : tokens(node.children ?? []),
  );

describe('plainNodes', () => {
  test.each([
    ['an address, without the full stop after it', 'see https://a.example/x?y=1.', ['see ', ['url', 'https://a.example/x?y=1'], '.']],
    ['a mention', 'hi @bob!', ['hi ', ['mention', 'bob', null, '@bob'], '!']],
    ['a mention of another server', '@bob@b.example, hi', [['mention', 'bob', 'b.example', '@bob@b.example'], ', hi']],
    ['an emoji', 'a :smile: b', ['a ', ['emojiCode', 'smile'], ' b']],
    ['no mention inside of a word', 'mail@example.com', ['mail@example.com']],
    ['no emoji inside of a time', '10:20:30', ['10:20:30']],
    ['no formatting', '**a** $[x2 b]', ['**a** $[x2 b]']],
    ['a name that ends with dashes, without them', '@bob--', [['mention', 'bob', null, '@bob'], '--']],
    ['no name that begins with a dash', '@-bob', ['@-bob']],
    ['a name with a dot', '@bob.b@b.example.', [['mention', 'bob.b', 'b.example', '@bob.b@b.example'], '.']],
    ['a hashtag', 'a #moss, b', ['a ', ['hashtag', 'moss'], ', b']],
    [
      'an address in brackets, without the bracket that it did not open',
      '[a](https://a.example/b)',
      ['[a](', ['url', 'https://a.example/b'], ')'],
    ],
    ['an address with brackets of its own', '(https://a.example/b_(c))', ['(', ['url', 'https://a.example/b_(c)'], ')']],
  ])('plainNodes finds %s', (_what, text, expected) => {
    expect(brief(text)).toEqual(expected);
  });

  test('plainNodes finds the same addresses, mentions, hashtags and emoji as the parser in any text without formats', () => {
    const words = [
      'https://',
      'http://',
      'a.example',
      'Bob-x',
      'a.b',
      '_c',
      'moss',
      '12',
      '猫',
      'blob',
      '+1',
      '\u212A',
      '\u017F',
      '😀',
      '#️⃣',
    ];
    const signs = '@#:()[]「」（）.,-/!?=% \u3000\u00A0\n'.split('');
    const pieces = fc.constantFrom(...words, ...signs);
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 24 }), (parts) => {
        const text = parts.join('');
        const read = parse(text);
        // A link has a text of its own, in which the parser finds less.
        fc.pre(tokens(read).every(([type]) => type !== 'link'));
        expect(tokens(plainNodes(text))).toEqual(tokens(read));
      }),
      { numRuns: 3_000 },
    );
  });

  test('plainNodes keeps all of any text', () => {
    const pieces = fc.constantFrom('@', ':', 'a', '-', '.', 'http://', 'https://x.y/', ' ', '[', 'あ', '😀', '\n', '@a@b.c');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        expect(toString(plainNodes(text) as MfmNode[])).toBe(text);
      }),
    );
  });

  test.each([
    '@a'.repeat(50_000),
    ':a'.repeat(50_000),
    'http://'.repeat(20_000),
    `:${'a'.repeat(100_000)}`,
    `@${'a-'.repeat(50_000)}`,
    'https://('.repeat(10_000),
    '#(あ'.repeat(20_000),
  ])('plainNodes takes time in proportion to the length (%#)', (text) => {
    const started = performance.now();
    plainNodes(text);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
