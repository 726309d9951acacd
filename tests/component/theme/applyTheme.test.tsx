import { beforeEach, describe, expect, test } from 'vitest';
import { applyTheme, documentTarget, preferredScheme } from '~/theme/applyTheme';
import type { CompiledTheme } from '~/theme/Theme';
import { applyCachedTheme, writeThemeCache } from '~/theme/themeCache';
import { MemoryLocalStore } from '../../fixtures/memoryStores';

const theme = (colors: Record<string, string>, scheme: 'light' | 'dark' = 'dark'): CompiledTheme => ({ id: 't', scheme, colors });
const root = () => document.documentElement;

beforeEach(() => {
  root().removeAttribute('style');
  document.head.innerHTML = '<meta name="theme-color" content="">';
});

describe('applying a theme', () => {
  test('applying a theme sets each color as a custom property', () => {
    applyTheme(document, theme({ bg: 'rgb(1, 2, 3)' }));
    expect(root().style.getPropertyValue('--bg')).toBe('rgb(1, 2, 3)');
  });

  test('applying a theme removes properties that only the previous theme had', () => {
    const before = theme({ bg: 'red', own: 'blue' });
    applyTheme(document, before);
    applyTheme(document, theme({ bg: 'green' }), before);
    expect(root().style.getPropertyValue('--own')).toBe('');
  });

  test('applying a theme tells the browser the color scheme for its own controls', () => {
    applyTheme(document, theme({}));
    expect(root().style.colorScheme).toBe('dark');
  });

  test('applying a theme colors the frame of the browser', () => {
    applyTheme(document, theme({ htmlThemeColor: 'rgb(9, 9, 9)' }));
    expect(document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content).toBe('rgb(9, 9, 9)');
  });
});

describe('the early paint', () => {
  test('the early paint uses the colors of the last visit in the stored scheme', () => {
    const local = new MemoryLocalStore();
    local.set('SELECTED_COLOR_SCHEME', 'dark');
    writeThemeCache(local, { wish: '', theme: theme({ bg: 'rgb(4, 5, 6)' }) });
    expect(applyCachedTheme(local)).toBe(true);
    expect(root().style.getPropertyValue('--bg')).toBe('rgb(4, 5, 6)');
  });

  test('the early paint has no colors to use on the first visit', () => {
    expect(applyCachedTheme(new MemoryLocalStore())).toBe(false);
  });
});

describe('the system’s scheme', () => {
  test.each([
    ['(prefers-color-scheme: light)', 'light'],
    ['(prefers-color-scheme: dark)', 'dark'],
    ['none', 'light'],
  ])('the system’s scheme where %s matches is %s', (matching, scheme) => {
    expect(preferredScheme((query) => query === matching)).toBe(scheme);
  });
});

describe('the wallpaper', () => {
  test('the wallpaper is a property of the root, which is removed with it', () => {
    const target = documentTarget(document);
    target.setWallpaper('https://example.test/sky.png?a="b"');
    expect(root().style.getPropertyValue('--wallpaper')).toBe(String.raw`url("https://example.test/sky.png?a=\"b\"")`);
    target.setWallpaper(null);
    expect(root().getAttribute('style') ?? '').not.toContain('--wallpaper');
  });
});
