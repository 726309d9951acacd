import { expect, test } from 'vitest';
import { declaredIn, propertyImports, shellFiles } from '../../../.scripts/shellFiles';

test('a call of neededOffline declares what it imports', () => {
  const source = "const load = neededOffline(() => import('./menus'));\nconst other = () => import('./charts');";
  expect(declaredIn('a.ts', source)).toEqual({ imports: ['./menus'], properties: [] });
});

test('a late part with the option of this name is needed', () => {
  const part = (options: string) => `const View = later(async () => (await import('./View')).View, { ${options} });`;
  expect(declaredIn('a.tsx', part('neededOffline: true')).imports).toEqual(['./View']);
  expect(declaredIn('a.tsx', part('needsOnlyStartTexts: true')).imports).toEqual([]);
});

test('a property of manifests is named where it is declared, and imports where it stands', () => {
  const source = 'for (const { column } of pages) neededOffline(column.choices);\nneededOffline(paneMenu);';
  expect(declaredIn('a.ts', source).properties).toEqual(['choices', 'paneMenu']);
  const manifest =
    "definePage({ column: { choices: () => import('./choices') }, ask: () => import('./ask'), paneMenu: () => import('./menu') })";
  expect(propertyImports('manifest.ts', manifest, new Set(['choices', 'paneMenu']))).toEqual(['./choices', './menu']);
});

/** A bundle of one page with a script of each kind. */
function bundle() {
  const chunk = (name: string, more: object = {}) => ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    code: 'four',
    imports: [],
    moduleIds: [],
    facadeModuleId: null,
    isEntry: false,
    ...more,
  });
  const asset = (fileName: string, source: string) => ({ type: 'asset', fileName, source });
  const files = [
    chunk('index-1', { isEntry: true, imports: ['assets/tools-1.js'] }),
    chunk('tools-1', { viteMetadata: { importedCss: new Set(['assets/tools-1.css']) } }),
    chunk('shared-1'),
    chunk('Charts-1'),
    chunk('en-US-1', { facadeModuleId: '/indexes/en-US.json' }),
    chunk('ja-JP-1', { facadeModuleId: '/indexes/ja-JP.json' }),
    asset('assets/tools-1.css', 'sheet'),
    asset('assets/texts/v1/en-US/start.json', '{}'),
    asset('index.html', '<link href="/favicon.svg"><script src="/assets/index-1.js"></script>'),
  ];
  return Object.fromEntries(files.map((file) => [file.fileName, file])) as never;
}

const context = { getModuleIds: () => [].values(), resolve: () => Promise.resolve(null) };

test('the list has the page, what every visit loads with its imports and styles, and nothing else', async () => {
  const list = await shellFiles(context, bundle(), 'public');
  expect(list).toMatchObject({
    build: '/assets/index-1.js',
    files: [
      ['/assets/en-US-1.js', 4],
      ['/assets/index-1.js', 4],
      ['/assets/shared-1.js', 4],
      ['/assets/tools-1.css', 5],
      ['/assets/tools-1.js', 4],
    ],
    rootFiles: [['/favicon.svg', expect.stringMatching(/^\w{12}$/)]],
    texts: { base: '/assets/texts/v1', names: ['start', 'shared'] },
  });
});

test('files of one language are for its readers only', async () => {
  expect((await shellFiles(context, bundle(), 'public')).ofLanguage).toEqual({ 'ja-JP': [['/assets/ja-JP-1.js', 4]] });
});
