import { toString, type MfmNode } from 'mfm-js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainNodes } from '~/mfm/plainNodes';

const brief = (text: string): unknown[] =>
  plainNodes(text).map((node) => (node.type === 'text' ? node.props.text : [node.type, ...Object.values(node.props ?? {})]));

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
  ])('plainNodes finds %s', (_what, text, expected) => {
    expect(brief(text)).toEqual(expected);
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

  test.each(['@a'.repeat(50_000), ':a'.repeat(50_000), 'http://'.repeat(20_000), `:${'a'.repeat(100_000)}`, `@${'a-'.repeat(50_000)}`])(
    'plainNodes takes time in proportion to the length (%#)',
    (text) => {
      const started = performance.now();
      plainNodes(text);
      expect(performance.now() - started).toBeLessThan(5_000);
    },
  );
});
