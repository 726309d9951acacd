import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyTheme, documentTarget, preferredScheme } from '~/theme/applyTheme';
import type { CompiledTheme } from '~/theme/Theme';
import { applyCachedTheme, SCHEME_KEY, writeThemeCache } from '~/theme/themeCache';
import { BrowserLocalStore } from '~/storage/BrowserLocalStore';
import { MemoryLocalStore } from '../../fixtures/memoryStores';

const theme = (colors: Record<string, string>, scheme: 'light' | 'dark' = 'dark'): CompiledTheme => ({ id: 't', scheme, colors });
const root = () => document.documentElement;

beforeEach(() => {
  root().removeAttribute('style');
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="">`)
    .join('');
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

  test('applying a theme colors the frame of the browser, whatever scheme the system has', () => {
    applyTheme(document, theme({ htmlThemeColor: 'rgb(9, 9, 9)' }));
    const frames = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    expect(frames.map(({ content }) => content)).toEqual(['rgb(9, 9, 9)', 'rgb(9, 9, 9)']);
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

describe('the page before its scripts', () => {
  /** Runs the script that stands in the page. */
  function runInlineScript(): void {
    const code = /<script>([^]*?)<\/script>/.exec(readFileSync('index.html', 'utf8'))![1]!;
    // oxlint-disable-next-line no-implied-eval, no-new-func -- it is the built page's own script, as the browser runs it
    new Function(code)();
  }
  const shown = () => ({ scheme: root().style.colorScheme, bg: root().style.getPropertyValue('--bg') });

  afterEach(() => localStorage.clear());

  test('the page before its scripts has the chosen scheme and the background of the last visit', () => {
    const local = new BrowserLocalStore();
    writeThemeCache(local, { wish: '', theme: theme({ bg: 'rgb(7, 8, 9)' }) });
    local.set(SCHEME_KEY, 'dark');
    runInlineScript();
    expect(shown()).toEqual({ scheme: 'dark', bg: 'rgb(7, 8, 9)' });
    local.set(SCHEME_KEY, 'light');
    root().removeAttribute('style');
    runInlineScript();
    expect(shown()).toEqual({ scheme: 'light', bg: '' });
  });

  test('the page before its scripts follows the system where nothing, or something else, is stored', () => {
    localStorage.setItem('theme', '{');
    localStorage.setItem(SCHEME_KEY, 'blue');
    runInlineScript();
    expect(shown()).toEqual({ scheme: preferredScheme((query) => matchMedia(query).matches), bg: '' });
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
