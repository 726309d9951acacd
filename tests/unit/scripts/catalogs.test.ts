import { expect, test } from 'vitest';
import { labelKeyOf } from '~/stores/settings/sections';
import { settingKeys } from '~/stores/settings/settingsTable';
import { allTextsOf, catalogsOf, englishCatalogs } from '../../../.scripts/generate/catalogs.mjs';
import { readFeatures } from '../../../.scripts/generate/manifests.mjs';
import { translationOf } from '../../../.scripts/lib/translation.mjs';

const features = await readFeatures();
const english = allTextsOf('en-US');

test('every text is in one catalog', () => {
  const keys = Object.values(englishCatalogs(features)).flatMap((texts) => Object.keys(texts));
  expect(keys.toSorted()).toEqual(Object.keys(english).toSorted());
});

test('the texts that lists of settings show come with those that features share', () => {
  const { shared } = englishCatalogs(features);
  const labels = settingKeys().map((name) => labelKeyOf(name));
  expect(labels.filter((key) => key in english && !(key in shared!))).toEqual([]);
});

test('a text of a feature comes with the catalog where it is shown first', () => {
  const isOfStart = (key: string) => key === 'searchPage.title';
  const isShared = (key: string) => key === 'searchPage.words';
  const { start, shared, searchPage } = catalogsOf('en-US', { isOfStart, isShared });
  expect([start, shared, searchPage].map((texts) => Object.keys(texts!).filter((key) => key.startsWith('searchPage.')))).toEqual([
    ['searchPage.title'],
    ['searchPage.words'],
    expect.not.arrayContaining(['searchPage.title', 'searchPage.words']),
  ]);
});

test('English that stands in for a text of a language from right to left keeps its own direction', () => {
  const uyghur = allTextsOf('ug-CN');
  const [key = ''] = translationOf('ug-CN').missing;
  expect(uyghur[key]).toBe(`\u2066${english[key]}\u2069`);
  expect(Object.values(allTextsOf('kab-DZ')).filter((text) => text.includes('\u2066'))).toEqual(
    Object.values(english).filter((text) => text.includes('\u2066')),
  );
});
