import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles, readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkDocuments } from './rules/documents';
import { checkNamesInDocuments } from './rules/namesInDocuments';

/** The files and the folders that hold them. */
function withFolders(files: readonly string[]): Set<string> {
  const paths = new Set(files);
  for (const file of files) for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) paths.add(folder);
  return paths;
}

/** The documents that explain the code. */
const GUIDES = /^(?:README|CONTRIBUTING|docs\/ARCHITECTURE|docs\/security|docs\/decisions\/.+)\.md$/;

/** Where names of code may come from. */
const CODE = /\.(?:tsx?|mjs|css|json|html)$|^LICENSE$/;

/** Settings that were removed, because nothing read them. */
const REMOVED_SETTINGS = ['overridedDeviceKind', 'useBlurEffect', 'recentlyUsedUsers', 'themeInitial'];

/** Names in the guides that are not in our code, each with its reason. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['MosaicWithoutDragDropContext', 'a component of react-mosaic that a decision compares with the one in use'],
  ...REMOVED_SETTINGS.map((name) => [name, 'a setting whose removal a decision explains'] as const),
]);

test('every path and every name of code in the guides exists', () => {
  const guides = readFiles([''], /\.md$/).filter(({ path }) => GUIDES.test(path));
  const code = readFiles([''], CODE).filter(({ path }) => !path.endsWith('package-lock.json') && path !== 'tests/arch/documents.test.ts');
  expect(listed(checkNamesInDocuments(guides, withFolders(listFiles([''], /./)), code, EXCEPTIONS))).toBe('');
});

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
  ])('the text "%s" is allowed', (text) => {
    expect(check(text)).toEqual([]);
  });

  test.each(['[b](c.md)', '[b](b.md#two-notes)', '[here](#there)', '![picture](x.png)', 'see clock.ts:12', 'src/lib/clock.ts#L12'])(
    'the text "%s" is reported',
    (text) => {
      expect(check(text)).toHaveLength(1);
    },
  );
});

describe('the rule of names in the guides', () => {
  const paths = new Set(['src', 'src/lib', 'src/lib/clock.ts', 'pages/about', 'pages/about/manifest.ts', 'locales/ja-JP/note.json']);
  const code = [{ path: 'src/lib/clock.ts', text: "export const systemClock = { now: () => Date.now() }; call('i/registry/set');" }];
  const check = (text: string): string[] => messages(checkNamesInDocuments([{ path: 'README.md', text }], paths, code));

  test.each([
    '`src/lib/clock.ts`, `clock.ts`, `src/lib/` and `pages/<id>/manifest.ts`',
    '`locales/<language>/<area>.json` and `locales/*/note.json`',
    '`systemClock`, `systemClock.now()` and the endpoint `i/registry/set`',
    '`zen`, `npm run check`, `?safe` and `/my/notifications`',
    '```\nconst goneClock = "src/gone.ts";\n```',
  ])('the text "%s" is allowed', (text) => {
    expect(check(text)).toEqual([]);
  });

  test.each(['`src/lib/gone.ts`', '`gone.ts`', '`pages/<id>/Gone.tsx`', '`goneClock`', '`GoneClock`', '`systemClock.gone`'])(
    'the text "%s" is reported',
    (text) => {
      expect(check(text)).toEqual([
        `${text.slice(1, -1)} does not exist: correct it, or add it to the exceptions of tests/arch/documents.test.ts`,
      ]);
    },
  );
});
