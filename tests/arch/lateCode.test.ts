import { describe, expect, test } from 'vitest';
import { CLIENT, readFiles, type SourceFile } from './lib/tree';
import { measureLateCode } from './rules/lateCode';

/** Code that loads late saves at least this much, after gzip. Less is not worth a way to show its failure and another place to look. */
const SMALLEST_BYTES = 3000;

/** Code that loads late although it is small, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/stores/timelines/keepTimelines': 'who leaves soon does not wait for the dialogs of the start, and the first notes have a budget',
  'src/lib/linearPattern': 'it brings RE2, which has 45 kB',
  'src/mfm/code/aiscript': 'one grammar among those of a package, loaded in a worker',
  'src/components/mascot/Mascot': 'a drawing of 2 kB that only empty places need, and the first notes have a budget',
  'src/components/sending/SendingRows': 'only who posts needs it, and the first notes have a budget',
  'src/app/followServerLink': 'only links to a server on a page without one need it, and the first notes have a budget',
  'src/workspace/shell/NavDrawer': 'it brings the dialog of a package, and phones draw their bar before the first notes',
};

describe('code that loads late', () => {
  const late = measureLateCode(readFiles(CLIENT, /\.tsx?$/));
  const small = async () => (await late).filter(({ bytes }) => bytes < SMALLEST_BYTES);

  test(`code that loads late saves ${SMALLEST_BYTES / 1000} kB, or has a reason`, async () => {
    expect((await small()).filter(({ to }) => !(to in EXCEPTIONS))).toEqual([]);
  });

  test('every exception for small code is still needed', async () => {
    const found = (await small()).map(({ to }) => to);
    expect(Object.keys(EXCEPTIONS).filter((path) => !found.includes(path))).toEqual([]);
  });
});

describe('the rule', () => {
  /** Text that does not compress. */
  const bulk = (seed: string) =>
    `export const ${seed} = '${Array.from({ length: 300 }, (_, place) => `${seed}${(place * 7919) % 9973}`).join('')}';`;
  const file = (path: string, ...lines: string[]): SourceFile => ({ path: `${path}.ts`, text: lines.join('\n') });
  const measure = async (...files: SourceFile[]) => {
    const found = await measureLateCode(files);
    return Object.fromEntries(found.map(({ to, bytes }) => [to, bytes > 500 ? 'much' : bytes > 0 ? 'little' : 'nothing']));
  };
  const shared = file('src/lib/shared', bulk('shared'));
  const view = file('src/components/View', "import { shared } from '../lib/shared';", 'export const View = () => shared;');

  test('code counts with everything that it imports', async () => {
    expect(await measure(file('src/components/List', "import('./View');"), view, shared)).toEqual({ 'src/components/View': 'much' });
  });

  test('code that the start has, or that loads it, does not count', async () => {
    const list = "import('./View');";
    const imported = "import '../lib/shared';";
    expect(await measure(file('src/components/List', list, imported), view, shared)).toEqual({ 'src/components/View': 'little' });
    const start = file('src/main', "import './lib/shared';");
    expect(await measure(start, file('src/components/List', list), view, shared)).toEqual({ 'src/components/View': 'little' });
  });

  test('imports and types are no code', async () => {
    const types = file('src/components/View', "import type { A } from './a';", 'export type B = A;');
    expect(await measure(file('src/components/List', "import('./View');"), types)).toEqual({ 'src/components/View': 'nothing' });
  });

  test('features do not count, because they are found by their folder', async () => {
    const manifest = file('pages/p/manifest', "export default { load: () => import('./PPage') };");
    expect(await measure(manifest, file('pages/p/PPage', 'export default 1;'))).toEqual({});
  });
});
