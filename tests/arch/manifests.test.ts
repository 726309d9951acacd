import { describe, expect, test } from 'vitest';
import { readEnglish } from './lib/locales';
import { FEATURES, readFiles, type SourceFile } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkManifests, checkThreeFiles } from './rules/manifests';

const features = readFiles(FEATURES, /\.tsx?$/);

describe('the features of the project', () => {
  test('every feature has a manifest that names, describes and loads it', () => {
    expect(listed(checkManifests(features, readEnglish()))).toBe('');
  });

  test('manifest, schema and component are in separate files', () => {
    expect(listed(checkThreeFiles(features))).toBe('');
  });
});

const texts = new Map([['page.clock', 'Clock']]);

const component: SourceFile = { path: 'pages/clock/ClockPage.tsx', text: 'export default function ClockPage() { return null; }' };
const body = "id: 'clock', title: 'page.clock', icon: 'clock', routes: []";

const check = (text: string, others: readonly SourceFile[] = [component]): string[] =>
  messages(checkManifests([{ path: 'pages/clock/manifest.ts', text }, ...others], texts));
const page = (text: string): string => `import { definePage } from '~/registry/definePage';\nexport default definePage({ ${text} });`;

describe('the rule of manifests', () => {
  test('a complete manifest is allowed', () => {
    expect(check(page(body))).toEqual([]);
  });

  test.each([
    ['another id', body.replace("'clock'", "'watch'"), 'its id is watch, its folder clock: they must be the same'],
    ['no icon', body.replace("icon: 'clock', ", ''), 'it does not say icon'],
    ['options without their file', `${body}, options: schema`, 'its options must stand in options.ts beside it'],
  ])('the rule of manifests reports %s', (_, text, message) => {
    expect(check(page(text))).toEqual([message]);
  });

  test('a page without a component is reported', () => {
    expect(check(page(body), [])).toEqual(['one file beside it must be named …Page.tsx, and 0 are']);
  });

  test('a window and a widget without a component are reported', () => {
    const window = { path: 'windows/w/manifest.ts', text: "export default defineWindow({ id: 'w', title: 'page.clock' });" };
    expect(messages(checkManifests([window], texts))).toEqual(['one file beside it must be named …Window.tsx, and 0 are']);
    const fields = "id: 'w', title: 'page.clock', keywords: 'page.clock', icon: 'clock', category: 'time', size: {}, options";
    const widget = { path: 'widgets/w/manifest.ts', text: `export default defineWidget({ ${fields} });` };
    const options = { path: 'widgets/w/options.ts', text: '' };
    expect(messages(checkManifests([widget, options], texts))).toEqual(['one file beside it must be named …Widget.tsx, and 0 are']);
  });

  test('a title without a text is reported', () => {
    expect(check(page(body.replace('page.clock', 'page.watch')))).toEqual(['its title page.watch is not among the English texts']);
  });

  test('a component without a default export is reported', () => {
    expect(check(page(body), [{ ...component, text: 'export function ClockPage() { return null; }' }])).toEqual([
      'pages/clock/ClockPage.tsx has no default export to load',
    ]);
  });

  test('a manifest may not contain a schema or a component', () => {
    expect(check(`import { Icon } from '~/components/ui/Icon';\n${page(body)}\nexport const schema = {};`)).toEqual([
      'exports something beside the manifest: a schema belongs into options.ts',
      'imports ~/components/ui/Icon, which every visitor would load with the manifests',
    ]);
  });

  test('a manifest is one call', () => {
    expect(check('export default { id: "clock" };')).toEqual(['must be one default export: definePage({ … })']);
  });

  test('a folder without a manifest is reported', () => {
    expect(messages(checkManifests([component], texts))).toEqual(['has no manifest.ts, so nothing finds it']);
  });

  test('components import a schema and a manifest only as types', () => {
    const text = [
      "import { schema } from './options';",
      "import type { Options } from './options';",
      "import manifest from './manifest';",
      "import type page from './manifest';",
    ].join('\n');
    expect(messages(checkThreeFiles([{ path: 'widgets/clock/ClockWidget.tsx', text }]))).toEqual([
      'imports a schema at run time: import its type',
      'imports a manifest at run time: import its type',
    ]);
  });
});
