import { describe, expect, test } from 'vitest';
import { readFiles, type SourceFile } from './lib/tree';
import { listed } from './lib/violations';
import { checkFolderCircles } from './rules/folderCircles';

test.each(['src/workspace', 'server'])('the folders of %s import each other in one direction only', (parent) => {
  expect(listed(checkFolderCircles(readFiles([parent], /\.tsx?$/), parent))).toBe('');
});

describe('the rule', () => {
  const file = (path: string, ...imported: readonly string[]): SourceFile => ({
    path,
    text: imported.map((specifier, place) => `import { x${place} } from '${specifier}';`).join('\n'),
  });
  const paths = (...files: readonly SourceFile[]): string[] => checkFolderCircles(files, 'src/w').map(({ path }) => path);

  test('the rule of folders finds two folders that import each other', () => {
    expect(paths(file('src/w/a/x.ts', '../b/y'), file('src/w/b/z.ts', '../a/x'))).toEqual(['src/w/a/x.ts', 'src/w/b/z.ts']);
  });

  test('the rule of folders finds a circle of three folders, and leaves out what only leads into it', () => {
    const circle = [file('src/w/a/x.ts', '../b/y'), file('src/w/b/y.ts', '../c/z'), file('src/w/c/z.ts', '../a/x')];
    expect(paths(file('src/w/d/start.ts', '../a/x'), ...circle)).toEqual(['src/w/a/x.ts', 'src/w/b/y.ts', 'src/w/c/z.ts']);
  });

  test('the rule of folders allows imports in one direction, inside a folder, and of files beside the folders', () => {
    expect(
      paths(file('src/w/a/x.ts', '../b/y', './z', '../context'), file('src/w/b/y.ts', '../context'), file('src/w/context.ts')),
    ).toEqual([]);
  });
});
