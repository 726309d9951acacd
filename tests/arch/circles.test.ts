import { expect, test } from 'vitest';
import { readFiles, type SourceFile } from './lib/tree';
import { findCircles } from './rules/circles';

const file = (path: string, text: string): SourceFile => ({ path, text });

test('no files of the server import each other in a circle', () => {
  expect(findCircles(readFiles(['server'], /\.ts$/))).toEqual([]);
});

test('findCircles finds a circle through several files, also of types', () => {
  const files = [
    file('server/a.ts', "import { b } from './b';"),
    file('server/b.ts', "import type { C } from './c';"),
    file('server/c.ts', "const a = await import('./a');"),
    file('server/d.ts', "import { a } from './a';"),
  ];
  expect(findCircles(files)).toEqual(['server/a → server/b → server/c → server/a']);
});

test('findCircles accepts two ways to the same file', () => {
  const files = [
    file('server/a.ts', "import './b';\nimport './c';"),
    file('server/b.ts', "import './c';"),
    file('server/c.ts', "import 'node:fs';"),
  ];
  expect(findCircles(files)).toEqual([]);
});
