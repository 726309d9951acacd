import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../.scripts/generate/locales.mjs';
import { findingsIn, findingsOf } from '../../.scripts/lib/translationFindings.mjs';

describe('the languages', () => {
  test.each(languageCodes())('the checks find nothing in %s', async (code) => {
    expect(await findingsOf(code)).toEqual([]);
  });
});

describe('the checks', () => {
  const checksOf = async (
    code: string,
    english: string,
    text: string,
    { key = 'area.key', glossary = {} } = {},
  ): Promise<readonly string[]> =>
    (await findingsIn(code, new Map([[key, text]]), new Map([[key, english]]), glossary)).map(({ check }) => check);

  test.each([
    ['a text without a value', 'de-DE', 'Hello, {name}', 'Hallo', 'values'],
    ['a text with braces that do not match', 'de-DE', 'Hello, {name}', 'Hallo, {name', 'syntax'],
    [
      'a plural case that is missing',
      'ru-RU',
      '{n, plural, one {# day} other {# days}}',
      '{n, plural, one {# день} other {# дней}}',
      'plurals',
    ],
    [
      'a plural case that the language does not have',
      'vi-VN',
      '{n, plural, one {#} other {#}}',
      '{n, plural, one {#} other {#}}',
      'plurals',
    ],
    ['an English text in another script', 'ru-RU', 'Delete', 'Delete', 'english'],
    ['a long English text', 'de-DE', 'This cannot be undone', 'This cannot be undone', 'english'],
    ['a label that is too long', 'de-DE', 'Undo', 'Den letzten Schritt wieder zurücknehmen', 'length'],
    ['a space at the end', 'de-DE', 'Delete it', 'Lösche es ', 'spaces'],
    ['a space beside Latin letters in Japanese', 'ja-JP', 'Read JSON', 'JSON を読む', 'marks'],
    ['a narrow question mark in Japanese', 'ja-JP', 'Delete it?', '削除しますか?', 'marks'],
    ['narrow parentheses in Japanese', 'ja-JP', 'Image (big)', '画像 (大)', 'marks'],
    ['a word of two scripts that look alike', 'ru-RU', 'Note', 'Зaметка', 'scripts'],
    ['a word in a script of another language', 'de-DE', 'Delete', '削除', 'scripts'],
  ])('the checks report %s', async (_what, code, english, text, check) => {
    expect(await checksOf(code, english, text)).toContain(check);
  });

  test.each([
    ['names in every language', 'ru-RU', 'Wisteria', 'Wisteria'],
    [
      'all plural cases',
      'ru-RU',
      '{n, plural, one {# day} other {# days}}',
      '{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    ],
    ['a label of twice the length', 'de-DE', 'Undo step', 'Rückgängig machen'],
    ['Latin names in other scripts', 'ja-JP', 'Read JSON', 'JSONを読む'],
    ['words for the search in Japanese', 'ja-JP', 'Read JSON', 'JSON 読む', 'area.key.keywords'],
    ['a colon and its space in Japanese', 'ja-JP', 'Name: {name}', '名前: {name}'],
  ])('the checks accept %s', async (_what, code, english, text, key = 'area.key') => {
    expect(await checksOf(code, english, text, { key })).toEqual([]);
  });

  test('a term keeps its word, unless the glossary excepts the text', async () => {
    const glossary = { terms: { clip: { use: 'Clip', forms: ['clip'] } }, exceptions: { terms: ['area.other'] } };
    expect(await checksOf('de-DE', 'Delete clips', 'Clips löschen', { glossary })).toEqual([]);
    expect(await checksOf('de-DE', 'Delete clips', 'Sammlungen löschen', { glossary })).toEqual(['terms']);
    expect(await checksOf('de-DE', 'Delete clips', 'Sammlungen löschen', { glossary, key: 'area.other' })).toEqual([]);
  });

  test('two entries of a menu that differ in English differ in every language', async () => {
    const english = new Map([
      ['noteMenu.mute', 'Mute'],
      ['noteMenu.hide', 'Hide'],
    ]);
    const texts = new Map([
      ['noteMenu.mute', 'Ausblenden'],
      ['noteMenu.hide', 'Ausblenden'],
    ]);
    expect((await findingsIn('de-DE', texts, english)).map(({ check }) => check)).toEqual(['twins']);
  });
});
