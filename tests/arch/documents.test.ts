import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles, readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkDocuments } from './rules/documents';

/** The files and the folders that hold them. */
function withFolders(files: readonly string[]): Set<string> {
  const paths = new Set(files);
  for (const file of files) for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) paths.add(folder);
  return paths;
}

test('links in the documents lead somewhere, and no document counts lines', () => {
  expect(listed(checkDocuments(readFiles([''], /\.md$/), withFolders(listFiles([''], /./))))).toBe('');
});

describe('the rule of documents', () => {
  const paths = new Set(['docs', 'docs/a.md', 'docs/b.md', 'src/lib/clock.ts']);
  const check = (text: string): string[] =>
    messages(
      checkDocuments(
        [
          { path: 'docs/a.md', text },
          { path: 'docs/b.md', text: '# One note\n## To & from' },
        ],
        paths,
      ),
    );

  test.each([
    '[b](b.md) [b](./b.md#one-note) [b](b.md#to--from)',
    '[clock](../src/lib/clock.ts "the clock")',
    '# Here\n[here](#here) [docs](../docs/)',
    '[elsewhere](https://example.com/x.md) and `[code](nowhere.md)`',
    '```\n[code](nowhere.md)\n```',
  ])('%s is fine', (text) => {
    expect(check(text)).toEqual([]);
  });

  test.each(['[b](c.md)', '[b](b.md#two-notes)', '[here](#there)', '![picture](x.png)', 'see clock.ts:12', 'src/lib/clock.ts#L12'])(
    '%s is caught',
    (text) => {
      expect(check(text)).toHaveLength(1);
    },
  );
});
