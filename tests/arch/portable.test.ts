import { describe, expect, test } from 'vitest';
import { readFiles, type SourceFile } from './lib/tree';
import { lineAt, listed, type Violation } from './lib/violations';

/** Things that exist on one machine only. Written in pieces, so that this file does not match itself. */
const LOCAL: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a folder of one machine', pattern: new RegExp(String.raw`(?<![\w.)}*])/(?:${['work', 'root', 'tmp'].join('|')})/[\w.-]`, 'g') },
  { what: "a person's folder", pattern: new RegExp(String.raw`(?<![\w.])(?:/${'home'}/[a-z][\w-]*/|[A-Z]:\\${'Users'}\\)`, 'g') },
  {
    what: 'a package registry',
    pattern: new RegExp(`https?://[^\\s"'/]*(?:${['npmjs', 'registry', 'npmmirror'].join('|')})[^\\s"']*`, 'gi'),
  },
];

function findLocal(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    LOCAL.flatMap(({ what, pattern }) =>
      [...file.text.matchAll(pattern)].map((match) => ({
        path: file.path,
        line: lineAt(file, match.index),
        message: `${match[0]} is ${what}`,
      })),
    ),
  );
}

test('nothing in the project depends on one machine', () => {
  const files = readFiles([''], /\.(?:tsx?|mjs|css|json5?|md|html|yml|webmanifest)$|(?:^|\/)run$/);
  expect(listed(findLocal(files))).toBe('');
});

describe('the rule of portable files', () => {
  const count = (text: string): number => findLocal([{ path: 'x', text }]).length;
  const slash = '/';

  test.each([
    `see ${slash}tmp${slash}x.log`,
    `${slash}home${slash}alice${slash}project`,
    `"resolved": "https:${slash}/registry.example${slash}a.tgz"`,
  ])('the text "%s" is reported', (text) => {
    expect(count(text)).toBe(1);
  });

  test.each(['/timeline?src=home', 'i/registry/set', '../tmp/x', '<a href="/work">'])('the text "%s" is allowed', (text) => {
    expect(count(text)).toBe(0);
  });
});
