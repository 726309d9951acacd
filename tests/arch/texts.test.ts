import { describe, expect, test } from 'vitest';
import { labelKeyOf } from '~/stores/settings/sections';
import { settingKeys } from '~/stores/settings/settingsTable';
import { parseMessage, type MessagePart } from '~/i18n/messageFormat';
import { englishCatalogs } from '../../.scripts/generate/catalogs.mjs';
import { textAreas } from '../../.scripts/generate/locales.mjs';
import { readFeatures } from '../../.scripts/generate/manifests.mjs';
import { translationOf } from '../../.scripts/lib/translation.mjs';
import { readEnglish, readTranslations } from './lib/locales';
import { CLIENT, readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { unusedKeys } from './rules/unusedKeys';
import { checkTextPlaces } from './rules/textPlaces';
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

  test('texts are loaded before they are shown', async () => {
    const { start, shared, ...own } = englishCatalogs(await readFeatures());
    const folderOf = new Map(textAreas().map((area) => [area.name, 'folder' in area ? area.folder : '']));
    const places = {
      start: new Set(Object.keys(start!)),
      shared: new Set(Object.keys(shared!)),
      own: new Map(Object.entries(own).map(([area, texts]) => [folderOf.get(area)!, new Set(Object.keys(texts))])),
    };
    expect(listed(checkTextPlaces(client, places))).toBe('');
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

  test('a text counts as used when it is called, is in a table, or fits a template', () => {
    const files = code("t('a.b'); const titles = ['c.d']; const message = `error.${code}.title`;");
    expect(unusedKeys(files, ['a.b', 'c.d', 'error.network.title', 'error.network', 'e.f'])).toEqual(['error.network', 'e.f']);
  });

  test('a text counts as used when it names an item of a choice, which may be a number or null', () => {
    const files = code("const x = { items: [null, 0.1, 'c'], label: 'a.b' };");
    expect(unusedKeys(files, ['a.b', 'a.b.null', 'a.b.0.1', 'a.b.c', 'a.b.d'])).toEqual(['a.b.d']);
  });
});

describe('the rule of texts', () => {
  const places = {
    start: new Set(['core.ok']),
    shared: new Set(['auth.signIn']),
    own: new Map([['pages/p', new Set(['pPage.hint'])]]),
  };
  const page = (options: string) => ({ path: 'pages/p/manifest.ts', text: `export default definePage({ ${options} });` });
  const component = (text: string) => ({ path: 'pages/p/PPage.tsx', text });
  const usesAuth = { path: 'src/components/Form.tsx', text: "t('auth.signIn')" };
  const start = (text: string) => ({ path: 'src/main.tsx', text });
  const wrong = (...files: { path: string; text: string }[]) => checkTextPlaces(files, places).map(({ path }) => path);

  test('a page may use its own texts and those that features share', () => {
    expect(wrong(page(''), component("import '~/components/Form'; t('pPage.hint'); t('core.ok')"), usesAuth)).toEqual([]);
  });

  test('texts of a feature are not used outside of its folder', () => {
    expect(wrong({ path: 'src/components/Hint.tsx', text: 't(`pPage.${name}`)' })).toEqual(['src/components/Hint']);
  });

  test('the start has only its own texts', () => {
    expect(wrong(start("import './components/Form'"), usesAuth)).toEqual(['src/components/Form']);
    expect(wrong(start("import('./components/Form')"), usesAuth)).toEqual([]);
  });

  test('code of the start may use shared texts after it has waited for them', () => {
    expect(wrong(start("await i18n.shared(); t('auth.signIn')"))).toEqual([]);
  });

  test('a page that needs only the texts of the start has no others', () => {
    const first = page('needsOnlyStartTexts: true');
    expect(wrong(first, component("import '~/components/Form'"), usesAuth)).toEqual(['src/components/Form']);
    expect(wrong(first, { path: 'pages/p/preload.ts', text: "t('auth.signIn')" })).toEqual(['pages/p/preload']);
  });

  test('a view that needs only the texts of the start has no others', () => {
    const late = (options: string) => start(`const Form = later(() => import('./components/Form'), { ${options} });`);
    expect(wrong(late('needsOnlyStartTexts: true'), usesAuth)).toEqual(['src/components/Form']);
    expect(wrong(late(''), usesAuth)).toEqual([]);
  });

  test('what menus use of a page does without the own texts of the page', () => {
    const choices = { path: 'pages/p/choices.ts', text: "t('pPage.hint')" };
    expect(wrong(page("choices: () => import('./choices')"), choices)).toEqual(['pages/p/choices']);
  });
});
