import { describe, expect, test, vi } from 'vitest';
import { chooseLanguage } from '~/i18n/languages';

describe('the language', () => {
  test.each([
    ['is the stored one', 'ja-JP', ['en-US'], 'ja-JP'],
    ['is the first of the browser’s that is known', null, ['fr-FR', 'ja-JP', 'en-US'], 'ja-JP'],
    ['is found by its main part', null, ['ja'], 'ja-JP'],
    ['is found for another region', null, ['en-GB'], 'en-US'],
    ['is English where none is known', null, ['fr-FR'], 'en-US'],
  ])('%s', (_rule, stored, preferred, expected) => {
    expect(chooseLanguage(stored, preferred, () => {})).toBe(expected);
  });

  test('is English for an unknown stored code, which is reported', () => {
    const report = vi.fn<(message: string) => void>();
    expect(chooseLanguage('xx-XX', ['ja-JP'], report)).toBe('en-US');
    expect(report).toHaveBeenCalledWith('unknown language xx-XX');
  });
});
