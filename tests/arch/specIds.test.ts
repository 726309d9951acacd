import { describe, expect, test } from 'vitest';
import { readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkSpecIds, rulesIn, testedIn } from './rules/specIds';

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

test('every numbered rule has a test, and every number in a test has a rule', () => {
  const tests = readFiles(['tests', 'e2e'], TEST_FILE).filter(({ path }) => !path.startsWith('tests/arch/'));
  expect(listed(checkSpecIds(rulesIn(readFiles(['docs/spec'], /\.md$/)), testedIn(tests)))).toBe('');
});

describe('the rule of numbers', () => {
  const document = (text: string) => [{ path: 'docs/spec/timelines.md', text }];
  const code = (text: string) => [{ path: 'tests/unit/x.test.ts', text }];

  test('rules are list items, table rows, headings or paragraphs that begin with their id', () => {
    const text = '- **TL1** new notes go first\n| TL2 | gaps |\n### TL3: reading\nTL4. position\nAs TL9 says, see TL8.\n';
    expect(rulesIn(document(text)).map(({ id, line }) => `${id}@${line}`)).toEqual(['TL1@1', 'TL2@2', 'TL3@3', 'TL4@4']);
  });

  test('tests and groups name one or more rules', () => {
    const text =
      "test('TL1 new notes', () => {});\ndescribe('TL2: gaps', () => {});\ntest.each([1, 2])('TL3, TL4: %s', () => {});\ntest('plain TL9', () => {});";
    expect(testedIn(code(text)).map(({ id }) => id)).toEqual(['TL1', 'TL2', 'TL3', 'TL4']);
  });

  test('missing tests, unknown numbers and duplicates are reported', () => {
    const rules = rulesIn(document('- TL1 a\n- TL2 b\n- TL2 c\n'));
    const tests = testedIn(code("test('TL2 b', f); test('TL7 x', f); test('HTTP2 is not a rule', f);"));
    expect(messages(checkSpecIds(rules, tests))).toEqual([
      'TL2 is defined a second time (first in docs/spec/timelines.md)',
      "no test's name begins with TL1",
      'docs/spec has no rule TL7',
    ]);
  });
});
