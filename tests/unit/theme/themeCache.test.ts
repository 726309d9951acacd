import { describe, expect, test } from 'vitest';
import type { CompiledTheme } from '~/theme/Theme';
import { readThemeCache, storedScheme, writeThemeCache } from '~/theme/themeCache';
import { MemoryLocalStore } from '../../fixtures/memoryStores';

const theme = (scheme: 'light' | 'dark'): CompiledTheme => ({ id: scheme, scheme, colors: { bg: 'rgb(1, 2, 3)' } });

describe('the colors of the last visit', () => {
  test('the colors of the last visit are cached for both schemes', () => {
    const local = new MemoryLocalStore();
    writeThemeCache(local, { wish: 'a', theme: theme('light') });
    writeThemeCache(local, { wish: 'b', theme: theme('dark') });
    expect(readThemeCache(local)).toEqual({ light: { wish: 'a', theme: theme('light') }, dark: { wish: 'b', theme: theme('dark') } });
  });

  test.each([
    ['absent', null],
    ['damaged', '{'],
    ['of another client, which kept one map', '{"accent":"#fff"}'],
    ['null', 'null'],
    ['under the wrong scheme', JSON.stringify({ light: { wish: 'a', theme: theme('dark') } })],
    ['with values that are no text', JSON.stringify({ light: { wish: 'a', theme: { ...theme('light'), colors: { bg: 5 } } } })],
  ])('the colors of the last visit are ignored when they are %s', (_state, text) => {
    const local = new MemoryLocalStore();
    if (text !== null) local.set('theme', text);
    expect(readThemeCache(local)).toEqual({});
  });
});

describe('the stored scheme', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['sepia', null],
  ])('the stored scheme %s is read as %s', (text, scheme) => {
    const local = new MemoryLocalStore();
    local.set('SELECTED_COLOR_SCHEME', text);
    expect(storedScheme(local)).toBe(scheme);
  });
});
