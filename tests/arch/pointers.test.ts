import { describe, expect, test } from 'vitest';
import { listFiles, readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkPointers } from './rules/pointers';

/** The tests of the rules name documents that do not exist. */
const EXCEPTIONS = new Set(['tests/arch/pointers.test.ts', 'tests/arch/documents.test.ts']);

test('no comment, test or document points outside of the repository', () => {
  const files = readFiles([''], /\.(?:tsx?|mjs|css|md|html)$/).filter(({ path }) => !EXCEPTIONS.has(path));
  expect(listed(checkPointers(files, new Set(listFiles([''], /./))))).toBe('');
});

describe('the rule of pointers', () => {
  const paths = new Set(['README.md', 'docs/ARCHITECTURE.md', 'docs/spec/muting.md', 'src/lib/clock.ts']);
  const check = (text: string): string[] => messages(checkPointers([{ path: 'docs/decisions/0001-clock.md', text }], paths));

  test.each([
    'See docs/spec/muting.md, README.md and [the map](../ARCHITECTURE.md).',
    'MU7 in docs/spec/muting.md',
    'every *.md file, a section of the page',
  ])('the text "%s" is allowed', (text) => {
    expect(check(text)).toEqual([]);
  });

  test.each([
    ['(reference/note.md section 2)', 'reference/note.md'],
    ['(field.md F3)', 'field.md'],
    ['as stack.md says', 'stack.md'],
    ['the list (spec section 3)', 'spec section'],
    ['Design section 10', 'Design section'],
  ])('the text "%s" is reported', (text, name) => {
    expect(check(text)).toEqual([`${name} is not in the repository: say the fact itself`]);
  });
});
