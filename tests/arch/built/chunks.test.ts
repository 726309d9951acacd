import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/tree';
import { closure, entryOf, keyOfName, type ViteManifest } from '../lib/viteManifest';

const DIST = `${root}dist/client/`;
const MANIFEST = `${DIST}.vite/manifest.json`;

/** Code that is fetched late saves at least this much, after gzip. Less is not worth a request and another place to look. */
const SMALLEST_BYTES = 3000;

/** The files that every visit has loaded before anything is fetched late. */
const START = ['shell', 'stores', 'notes'];

/** Data, and features, which are found by their folder and fetched one by one: they may be as small as they are. */
const EXEMPT = /^(pages|widgets|windows|locales)\/|^src\/(i18n|generated|theme\/compiled)\/|\.json$|^node_modules\/(shiki|@shikijs)\//;

/** Sources that are fetched late although they are small, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/components/composer/later/laterPart.ts': 'only some servers keep drafts, and it has almost 3 kB',
  'src/components/page/NotFound.tsx': 'the page of unknown addresses: a feature without a folder',
};

describe.skipIf(!existsSync(MANIFEST))('code that is fetched late', () => {
  const manifest: ViteManifest = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
  const scripts = (keys: readonly string[]): ReadonlySet<string> => closure(manifest, keys).js;
  const bytes = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(DIST + file), { level: 9 }).length, 0);

  /** What a chunk brings at most, beyond the start and beyond the chunk that asks for it. */
  function bytesOf(key: string, start: ReadonlySet<string>): number {
    const importers = Object.keys(manifest).filter((one) => manifest[one]!.dynamicImports?.includes(key));
    const brought = importers.map((importer) => {
      const there = scripts([importer]);
      return bytes([...scripts([key])].filter((file) => !start.has(file) && !there.has(file)));
    });
    return Math.max(...brought);
  }

  function smallChunks(): readonly string[] {
    const start = scripts([entryOf(manifest), ...START.map((name) => keyOfName(manifest, name))]);
    return Object.keys(manifest).filter(
      (key) =>
        manifest[key]!.isDynamicEntry && manifest[key]!.file.endsWith('.js') && !EXEMPT.test(key) && bytesOf(key, start) < SMALLEST_BYTES,
    );
  }

  test(`code that is fetched late has at least ${SMALLEST_BYTES / 1000} kB, is data, or has a reason`, () => {
    expect(smallChunks().filter((key) => !(key in EXCEPTIONS))).toEqual([]);
  });

  test('every exception for small chunks is still needed', () => {
    const small = smallChunks();
    expect(Object.keys(EXCEPTIONS).filter((key) => !small.includes(key))).toEqual([]);
  });
});
