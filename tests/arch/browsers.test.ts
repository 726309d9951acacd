import { describe, expect, test } from 'vitest';
import { supportedBrowsers } from '../../.scripts/browsers';
import { CLIENT, readFiles } from './lib/tree';
import { listed, messages } from './lib/violations';
import { checkBrowserNames, superfluousNames } from './rules/browserNames';

describe('the supported browsers', () => {
  const supported = supportedBrowsers();
  const inWords = Object.entries(supported)
    .map(([name, version]) => `${name[0]!.toUpperCase()}${name.slice(1)} ${version}`)
    .join(', ');

  test('what browsers or pages over plain HTTP may lack is used only where something replaces it', () => {
    expect(listed(checkBrowserNames(readFiles(CLIENT, /\.(?:tsx?|css)$/)))).toBe('');
  });

  test('the rule names only what a supported browser lacks', () => {
    expect(superfluousNames(supported)).toEqual([]);
  });

  test.each(['README.md', 'index.html'])('%s names the versions that the build is made for', (path) => {
    const [file] = readFiles([''], new RegExp(`^${path.replace('.', '\\.')}$`));
    expect(file!.text).toContain(inWords);
  });
});

describe('the rule', () => {
  const inScript = (text: string, path = 'src/x.ts') => messages(checkBrowserNames([{ path, text }]));
  const inStyle = (text: string) => messages(checkBrowserNames([{ path: 'src/x.module.css', text }]));

  test.each([
    'element.addEventListener("scrollend", f);',
    'element.onscrollend = f;',
    'const id = crypto.randomUUID();',
    'await navigator.clipboard.writeText(text);',
    'const key = await crypto.subtle.generateKey(a, b, c);',
    'new URLPattern({});',
  ])('reports the script %s', (text) => {
    expect(inScript(text)).toHaveLength(1);
  });

  test.each(['.a { field-sizing: content; }', '.a { color: rgb(from red r g b); }', '.a { zoom: 2; }'])('reports the style %s', (text) => {
    expect(inStyle(text)).toHaveLength(1);
  });

  test('comments may name everything', () => {
    expect([...inScript('// not crypto.randomUUID\nexport {};'), ...inStyle('/* no field-sizing */ .a { gap: 0; }')]).toEqual([]);
  });

  test('an allowance that is not needed is reported', () => {
    expect(inScript('export {};', 'src/lib/idle.ts')).toHaveLength(1);
    expect(inScript('requestIdleCallback(f);', 'src/lib/idle.ts')).toEqual([]);
  });
});
