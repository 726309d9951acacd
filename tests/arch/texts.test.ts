import { describe, expect, test } from 'vitest';
import { labelKeyOf } from '~/stores/settings/sections';
import { settingKeys } from '~/stores/settings/settingsTable';
import { parseMessage, type MessagePart } from '~/i18n/messageFormat';
import { textAreas } from '../../.scripts/generate/locales.mjs';
import { translationOf } from '../../.scripts/lib/translation.mjs';
import { readEnglish, readTranslations } from './lib/locales';
import { CLIENT, readFiles, type SourceFile } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkFeatureTexts } from './rules/featureTexts';
import { checkKeysExist, keysAsked, unusedKeys } from './rules/messageKeys';
import { checkVisibleTexts } from './rules/visibleTexts';

const client = readFiles(CLIENT, /\.tsx?$/);
const english = readEnglish();
const translations = readTranslations();

/** Languages that we keep complete ourselves. In the others, English fills in missing texts; `npm run texts` counts them. */
const COMPLETE = ['ja-JP'];

/** The names of the values that a message needs, in every branch. */
function valuesOf(parts: readonly MessagePart[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'count') return [];
    if (part.kind === 'value') return [part.name];
    return [part.name, ...[...part.cases.values()].flatMap(valuesOf)];
  });
}

const valueNames = (text: string): string => [...new Set(valuesOf(parseMessage(text)))].toSorted().join(', ');

describe('the texts of the product', () => {
  test('all visible texts are in the locales', () => {
    expect(listed(checkVisibleTexts(client.filter(({ path }) => path.endsWith('.tsx'))))).toBe('');
  });

  test('every used key exists', () => {
    expect(listed(checkKeysExist(keysAsked(client), new Set(english.keys())))).toBe('');
  });

  test('texts of features are loaded before they are shown', () => {
    const areas = textAreas().filter(({ kind }) => kind !== 'start');
    expect(listed(checkFeatureTexts(client, areas))).toBe('');
  });

  test('every text is used', () => {
    const ofSettings = settingKeys().map((name) => labelKeyOf(name));
    const isOfSetting = (key: string) => ofSettings.some((label) => key === label || key.startsWith(`${label}.`));
    // tests/arch/settings.test.ts judges the texts of settings.
    expect(unusedKeys(client, english.keys()).filter((key) => !isOfSetting(key))).toEqual([]);
  });

  test.each(COMPLETE)('%s has every text', (language) => {
    expect(translationOf(language).missing).toEqual([]);
  });

  test.each([...translations.keys()])('%s has no text that English lacks', (language) => {
    expect(translationOf(language).extra).toEqual([]);
  });

  test.each([...translations])('the texts of %s use the same values as the English ones', (_language, texts) => {
    const differing = [...texts].filter(([key, text]) => valueNames(text) !== valueNames(english.get(key) ?? text));
    expect(differing).toEqual([]);
  });

  test.each([['en-US', english] as const, ...translations])('no text of %s is empty', (_language, texts) => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

const shown = (jsx: string): string[] => messages(checkVisibleTexts([{ path: 'src/X.tsx', text: `const x = ${jsx};` }]));
const code = (text: string) => [{ path: 'src/X.tsx', text }];

describe('the rules', () => {
  test.each([
    '<p>Hello</p>',
    '<>残り</>',
    '<p>{"Hello"}</p>',
    '<p>{isOpen ? "Open" : t("ui.closed")}</p>',
    '<p>{name ?? `unknown`}</p>',
    '<button aria-label="Close" />',
    '<input placeholder={isPhone ? "Text" : ""} />',
    '<img alt={`photo of ${name}`} />',
  ])('the rule reports %s', (jsx) => {
    expect(shown(jsx)).toHaveLength(1);
  });

  test.each([
    '<p>{t("ui.hello")}</p>',
    '<p className="plain">@{name} · {count}/16</p>',
    '<button aria-label={t("ui.close")} data-part="close" type="button" />',
    '<img alt="" />',
    '<i>{is("word") && <b />}</i>',
  ])('the rule allows %s', (jsx) => {
    expect(shown(jsx)).toEqual([]);
  });

  test('keys are found in calls, choices and elements', () => {
    const uses = keysAsked(
      code("t('a.b'); i18n.t(x ? 'c.d' : 'e.f', { n }); const y = <Message id=\"g.h\" values={{}} />; t(key); t(`i.${j}`);"),
    );
    expect(uses.map(({ key }) => key).toSorted()).toEqual(['a.b', 'c.d', 'e.f', 'g.h']);
  });

  test('a missing key is reported with its place', () => {
    expect(listed(checkKeysExist(keysAsked(code("\nt('a.b')")), new Set(['c.d'])))).toBe('src/X.tsx:2  the text a.b is in no locale file');
  });

  test('a text counts as used when it is called, is in a table, or fits a template', () => {
    const files = code("t('a.b'); const titles = ['c.d']; const message = `error.${code}.title`;");
    expect(unusedKeys(files, ['a.b', 'c.d', 'error.network.title', 'error.network', 'e.f'])).toEqual(['error.network', 'e.f']);
  });

  test('a text counts as used when it names an item of a choice, which may be a number or null', () => {
    const files = code("const x = { items: [null, 0.1, 'c'], label: 'a.b' };");
    expect(unusedKeys(files, ['a.b', 'a.b.null', 'a.b.0.1', 'a.b.c', 'a.b.d'])).toEqual(['a.b.d']);
  });
});

describe('the rule of feature texts', () => {
  const page = (texts: string): SourceFile => ({
    path: 'pages/p/manifest.ts',
    text: `export default definePage({ ${texts} });`,
  });
  const component = (text: string): SourceFile => ({ path: 'pages/p/PPage.tsx', text });
  const usesAuth = { path: 'src/components/Form.tsx', text: "t('auth.signIn')" };
  const wrong = (...files: SourceFile[]) => checkFeatureTexts(files, [{ name: 'auth', catalogue: 'auth' }]).map(({ path }) => path);

  test('a component may use the texts that its manifest names', () => {
    expect(wrong(page("texts: ['auth'],"), component("t('auth.signIn')"))).toEqual([]);
  });

  test('a component may not use other texts, and neither may what it imports', () => {
    expect(wrong(page(''), component("import '~/components/Form';"), usesAuth)).toEqual(['src/components/Form']);
  });

  test('a module that loads a part late may load its texts as well', () => {
    const part = component("i18n.bring(['auth']); import('~/components/Form');");
    expect(wrong(page(''), part, usesAuth)).toEqual([]);
  });

  test('a module that loads texts may use them itself', () => {
    const store = { path: 'src/stores/Mutes.ts', text: "await i18n.bring(['auth']); i18n.t('auth.signIn');" };
    expect(wrong({ path: 'src/main.tsx', text: "import './stores/Mutes';" }, store)).toEqual([]);
  });

  test('the code that finds widgets loads the texts that name them', () => {
    const widget = {
      path: 'widgets/w/manifest.ts',
      text: "export default defineWidget({ title: 'auth.signIn', load: () => import('./W') });",
    };
    const found = { path: 'src/registry/collectWidgets.ts', text: "import.meta.glob('/widgets/*/manifest.ts', { eager: true });" };
    const by = (text: string): SourceFile => ({ path: 'src/main.tsx', text });
    expect(wrong(widget, found, by("i18n.bring(['auth']); import('./registry/collectWidgets');"))).toEqual([]);
    expect(wrong(widget, found, by("import('./registry/collectWidgets');"))).toEqual(['widgets/w/manifest']);
  });

  test('the title of a window may be one of the texts that it loads', () => {
    const window = (texts: string): SourceFile => ({
      path: 'windows/w/manifest.ts',
      text: `export default defineWindow({ title: 'auth.signIn', ${texts} load: () => import('./W') });`,
    });
    expect(wrong(window("texts: ['auth'],"))).toEqual([]);
    expect(wrong(window(''))).toEqual(['windows/w/manifest']);
  });

  test('the start has no texts of features', () => {
    expect(wrong({ path: 'src/main.tsx', text: "import('./components/Form')" }, usesAuth)).toEqual(['src/components/Form']);
  });
});
