import { describe, expect, test } from 'vitest';
import { fitOf } from '~/services/searchText';

describe('a search', () => {
  test.each([
    ['Dark mode', 'dark'],
    ['Dark mode', 'MODE da'],
    ['Dark mode', '  dark   mode '],
    ['Über Café', 'uber cafe'],
    ['ＡＢＣ', 'abc'],
    ['わらい', 'ﾜﾗｲ'],
    ['ガッコウ', 'がっこう'],
    ['か\u3099っこう', 'ガッコウ'],
    ['ヴ', 'ゔ'],
    ['Switch to @bob', '@bob'],
    ['通知', '通'],
    ['anything', ''],
  ])('"%s" is found by "%s"', (text, query) => {
    expect(fitOf(text, query)).toBeGreaterThan(0);
  });

  test.each([
    ['Dark mode', 'light'],
    ['かき', 'がき'],
    ['Dark mode', 'dark light'],
    ['Notes', 'notes!x'],
  ])('"%s" is not found by "%s"', (text, query) => {
    expect(fitOf(text, query)).toBe(0);
  });

  test('the start of a word counts more than its middle, and the start of the text counts most', () => {
    expect(fitOf('Close window', 'win')).toBeGreaterThan(fitOf('Rewind', 'win'));
    expect(fitOf('Window list', 'win')).toBeGreaterThan(fitOf('Close window', 'win'));
  });
});
