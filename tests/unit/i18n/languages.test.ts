import { describe, expect, test, vi } from 'vitest';
import { directionOf } from '~/i18n/direction';
import { chooseLanguage } from '~/i18n/languages';

const known = ['en-US', 'ar-SA', 'de-DE', 'ja-JP', 'kab-DZ', 'no-NO', 'pt-BR', 'pt-PT', 'sr-RS', 'zh-CN', 'zh-TW'];

const choose = (preferred: readonly string[], from = known) => chooseLanguage(null, preferred, () => {}, from);

describe('the language', () => {
  test('the language is the stored one, whatever the browser prefers', () => {
    expect(chooseLanguage('ja-JP', ['en-US'], () => {})).toBe('ja-JP');
  });

  test.each([
    ['ja', 'ja-JP'],
    ['zh-tw', 'zh-TW'],
    ['no', 'no-NO'],
    ['pt', 'pt-BR'],
    ['kab-KAB', 'kab-DZ'],
  ])('the stored code %s of another client leads to %s', (stored, expected) => {
    expect(chooseLanguage(stored, [], () => {}, known)).toBe(expected);
  });

  test('a dialect is chosen by its own tag alone', () => {
    const dialects = ['en-US', 'ja-JP', 'ja-KS', 'ko-GS', 'ko-KR'];
    expect(['ja-KS', 'ja-US', 'ko', 'ko-US'].map((wanted) => choose([wanted], dialects))).toEqual(['ja-KS', 'ja-JP', 'ko-KR', 'ko-KR']);
  });

  test('the language is English for an unknown stored code, which is reported', () => {
    const report = vi.fn<(message: string) => void>();
    expect(chooseLanguage('xx-XX', ['ja-JP'], report)).toBe('en-US');
    expect(report).toHaveBeenCalledWith('unknown language xx-XX');
  });

  test.each([
    ['the same tag', ['pt-PT'], 'pt-PT'],
    ['a language without region in its most likely region', ['pt'], 'pt-BR'],
    ['another region of the same language', ['de-AT'], 'de-DE'],
    ['another region: the first that is read there', ['pt-AO'], 'pt-BR'],
    ['English of another region', ['en-GB', 'ja-JP'], 'en-US'],
    ['Hong Kong in the script that is used there', ['zh-HK'], 'zh-TW'],
    ['Macau in the script that is used there', ['zh-MO'], 'zh-TW'],
    ['Singapore in the script that is used there', ['zh-SG'], 'zh-CN'],
    ['a script that the tag names', ['zh-Hant'], 'zh-TW'],
    ['Chinese without region or script', ['zh'], 'zh-CN'],
    ['Bokmål as Norwegian', ['nb-NO'], 'no-NO'],
    ['Nynorsk as Norwegian', ['nn'], 'no-NO'],
    ['the next preference rather than another script', ['sr-Latn-RS', 'de'], 'de-DE'],
    ['the first preference that is known', ['fr-FR', 'ja', 'en'], 'ja-JP'],
    ['the next preference after what is not a language tag', ['C', 'x@posix', 'ja'], 'ja-JP'],
    ['English where nothing is known', ['fr-FR'], 'en-US'],
    ['English without preferences', [], 'en-US'],
  ])('the language is %s', (_rule, preferred, expected) => {
    expect(choose(preferred)).toBe(expected);
  });

  test('Chinese of one region does not stand in for that of another', () => {
    expect(choose(['zh-HK', 'ja'], ['en-US', 'ja-JP', 'zh-CN'])).toBe('ja-JP');
  });

  test('the closer form of Norwegian wins when both exist', () => {
    expect(choose(['nn-NO'], ['en-US', 'nb-NO', 'nn-NO'])).toBe('nn-NO');
  });
});

test('the language that has the very tag needs no likely scripts, which are slow at their first use', () => {
  const maximize = vi.spyOn(Intl.Locale.prototype, 'maximize');
  expect({ code: choose(['de-DE']), direction: directionOf('de-DE') }).toEqual({ code: 'de-DE', direction: 'ltr' });
  expect(maximize).not.toHaveBeenCalled();
  maximize.mockRestore();
});

describe('the direction of a language', () => {
  test.each([
    ['en-US', 'ltr'],
    ['ja-JP', 'ltr'],
    ['ar-SA', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa-IR', 'rtl'],
    ['ug-CN', 'rtl'],
    ['ckb-IQ', 'rtl'],
    ['az-Arab', 'rtl'],
    ['arn-CL', 'ltr'],
    ['az-AZ', 'ltr'],
    ['not a tag', 'ltr'],
  ])('the direction of %s is %s', (lang, direction) => {
    expect(directionOf(lang)).toBe(direction);
  });
});
