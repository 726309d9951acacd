import { describe, expect, test } from 'vitest';
import { listFiles, readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkPointers } from './rules/pointers';

/** Folders whose comments and documents say every fact themselves. The tests of the rules name documents that do not exist. */
const CLEAN = [
  '.scripts',
  'docs',
  'e2e',
  'pages',
  'server',
  'src/api',
  'src/components/authorize',
  'src/components/clip',
  'src/components/composer',
  'src/components/drive',
  'src/components/effects',
  'src/components/emojiPicker',
  'src/components/feed',
  'src/components/instance',
  'src/components/list',
  'src/components/media',
  'src/components/notification',
  'src/components/page',
  'src/components/pull',
  'src/components/timeline',
  'src/components/ui',
  'src/components/urlPreview',
  'src/components/user',
  'src/components/widget',
  'src/i18n',
  'src/lib',
  'src/mfm',
  'src/services',
  'src/sound',
  'src/storage',
  'src/stores',
  'src/streaming',
  'src/theme',
  'src/workspace',
  'tests/browser',
  'tests/component',
  'tests/contract',
  'tests/fixtures',
  'tests/unit',
  'widgets',
];

test('no comment, test or document in a clean folder points outside of the repository', () => {
  const documents = readFiles([''], /^[A-Z]+\.md$/);
  const files = [...documents, ...readFiles(CLEAN, /\.(?:tsx?|mjs|css|md|html)$/)];
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
