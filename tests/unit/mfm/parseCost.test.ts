import { describe, expect, test } from 'vitest';
import { PARSE_COST_LIMIT, parseCost } from '~/mfm/parseCost';

describe('texts that would block the parser', () => {
  test.each([
    ['brackets that never close', '['.repeat(3000)],
    ['silent links that never close', '?['.repeat(1500)],
    ['bold brackets', '**['.repeat(1000)],
    ['centered lines that never close', '<center>\n'.repeat(333)],
    ['brackets and formulas', '['.repeat(200) + '\\('.repeat(200)],
    ['centre, brackets and formulas in 480 characters', '<center>\n'.repeat(20) + '['.repeat(100) + '\\('.repeat(100)],
    ['the worst mix found, of 780 characters', '<center>\n'.repeat(40) + '?[['.repeat(60) + '\\('.repeat(120)],
    ['addresses in angles', '<https://'.repeat(333)],
    ['formulas', '\\('.repeat(1500)],
    ['formula blocks', '\\[\n'.repeat(1000)],
    ['code fences', '```x\n'.repeat(600)],
    ['quoted centered lines', '> <center>\n'.repeat(100) + '['.repeat(60) + '\\('.repeat(60)],
  ])('a text of %s is too expensive to parse at once', (_kind, text) => {
    expect(parseCost(text)).toBeGreaterThan(PARSE_COST_LIMIT);
  });
});

describe('texts that people write', () => {
  test.each([
    ['prose', 'The quick brown fox jumps over the lazy dog. '.repeat(60)],
    ['Japanese prose', '吾輩は猫である。名前はまだ無い。'.repeat(180)],
    ['many links', '[a page](https://example.com/some/page?with=query) '.repeat(20)],
    ['many mentions and tags', '@alice@example.com #tag :emoji: '.repeat(40)],
    ['nested effects', '$[x2 $[spin $[rainbow hello]]] '.repeat(20)],
    ['a program', '```ts\nconst list = [1, 2, 3].map((n) => n * 2);\n```\n'.repeat(10)],
    ['quotes', '> somebody said something\n> on two lines\n\nI disagree\n'.repeat(20)],
    ['emoji', '👍🎉😆'.repeat(500)],
  ])('a text of %s is parsed at once', (_kind, text) => {
    expect(parseCost(text)).toBeLessThanOrEqual(PARSE_COST_LIMIT);
  });
});

test('the estimate takes linear time', () => {
  const text = '<center>\n?[[\\(#a @b `c` <plain>'.repeat(20_000);
  const started = performance.now();
  parseCost(text);
  // 600,000 characters take about 0.2 s; anything quadratic would take minutes.
  expect(performance.now() - started).toBeLessThan(10_000);
});
