import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inRoot } from '../../../.scripts/lib/paths.mjs';
import { isStamped, sourceStamp, writeStamp } from '../../../.scripts/lib/sourceStamp.mjs';

// Stamps use paths inside the project, so these sources are in its cache.
let folder: string;
beforeEach(() => {
  mkdirSync(inRoot('.cache'), { recursive: true });
  folder = mkdtempSync(inRoot('.cache/stamp-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/a.ts'), 'one');
  writeFileSync(join(folder, 'index.html'), 'page');
});
afterEach(() => rmSync(folder, { recursive: true }));

const stamp = (): string => sourceStamp([relative(inRoot(), join(folder, 'src')), relative(inRoot(), join(folder, 'index.html'))]);

describe('sourceStamp', () => {
  test('the stamp stays when files are only touched', () => {
    const before = stamp();
    utimesSync(join(folder, 'src/a.ts'), new Date(0), new Date(0));
    expect(stamp()).toBe(before);
  });

  test('the stamp changes with content, with a new file and with a moved one', () => {
    const before = stamp();
    writeFileSync(join(folder, 'src/a.ts'), 'two');
    const changed = stamp();
    writeFileSync(join(folder, 'src/b.ts'), '');
    const added = stamp();
    rmSync(join(folder, 'src/b.ts'));
    writeFileSync(join(folder, 'src/c.ts'), '');
    expect(new Set([before, changed, added, stamp()]).size).toBe(4);
  });

  test('the stamp ignores an excepted folder', () => {
    const stampWithoutGenerated = () =>
      sourceStamp([relative(inRoot(), folder)], { except: relative(inRoot(), join(folder, 'src/generated')) });
    const before = stampWithoutGenerated();
    mkdirSync(join(folder, 'src/generated'));
    writeFileSync(join(folder, 'src/generated/a.ts'), '');
    expect(stampWithoutGenerated()).toBe(before);
  });

  test('missing folders are ignored', () => {
    expect(sourceStamp(['nowhere'])).toBe(sourceStamp([]));
  });

  test('a stamp is stored beside the result', () => {
    const file = relative(inRoot(), join(folder, 'dist/.stamp'));
    expect(isStamped(file, stamp())).toBe(false);
    writeStamp(file, stamp());
    expect(isStamped(file, stamp())).toBe(true);
    writeFileSync(join(folder, 'src/a.ts'), 'two');
    expect(isStamped(file, stamp())).toBe(false);
  });
});
