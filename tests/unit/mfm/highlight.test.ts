import { colord } from 'colord';
import { describe, expect, test } from 'vitest';
import { Highlighter } from '~/mfm/code/highlight';
import { languageOf } from '~/mfm/code/languages';
import type { CodeColors, HighlightedCode } from '~/mfm/code/protocol';
import { contrast } from '~/theme/contrast';

const highlighter = new Highlighter();
const dark: CodeColors = { scheme: 'dark', base: 'one-dark-pro', overrides: {} };

const highlight = async (code: string, lang = 'ts', colors = dark): Promise<HighlightedCode> =>
  (await highlighter.highlight({ code, lang, colors }))!;

const written = ({ lines }: HighlightedCode) => lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
const colorOf = ({ lines }: HighlightedCode, word: string) => lines.flat().find(({ text }) => text.trim() === word)?.color;

describe('highlighted code', () => {
  test('highlighted code keeps the text of the code', async () => {
    const code = 'const a = "b"; // c\n\n\tif (a) return;\n';
    expect(written(await highlight(code))).toBe(code);
  });

  test('highlighted code colors keywords and names differently', async () => {
    const done = await highlight('const a = 1;');
    expect(colorOf(done, 'const')).not.toBe(colorOf(done, 'a'));
  });

  test.each(['light', 'dark'] as const)(
    'highlighted code is readable on its background in every theme for the %s scheme',
    async (scheme) => {
      for (const base of scheme === 'light'
        ? ['catppuccin-latte', 'github-light', 'solarized-light']
        : ['one-dark-pro', 'solarized-dark', 'nord']) {
        const done = await highlight('const a: string = "b"; // c', 'ts', { scheme, base, overrides: {} });
        const background = colord(done.background);
        for (const { color } of done.lines.flat()) expect(contrast(colord(color), background)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test('highlighted code uses the colors that the theme overrides', async () => {
    const done = await highlight('a', 'ts', { ...dark, overrides: { colors: { 'editor.background': '#102030' } } });
    expect(done.background).toBe('#102030');
  });

  test('highlighted code uses a theme that is complete by itself', async () => {
    const overrides = { bg: '#000000', fg: '#ffffff', settings: [{ scope: 'keyword, storage', settings: { foreground: '#ff8800' } }] };
    expect(colorOf(await highlight('const a', 'ts', { scheme: 'dark', base: '_none_', overrides }), 'const')).toBe('#ff8800');
  });

  test('highlighted code falls back when the theme names a highlighter theme that does not exist', async () => {
    const [unknown, fallback] = [
      await highlight('a', 'ts', { ...dark, base: 'nope' }),
      await highlight('a', 'ts', { ...dark, base: 'dark-plus' }),
    ];
    expect(unknown.background).toBe(fallback.background);
  });

  test('highlighted code takes only colors from a hostile theme', async () => {
    const overrides = { bg: 'url(https://evil.example)', fg: 'red;position:fixed', settings: [{ settings: { foreground: 'url(x)' } }] };
    const done = await highlight('const a', 'ts', { scheme: 'dark', base: '_none_', overrides });
    for (const color of [done.background, done.color, ...done.lines.flat().map((piece) => piece.color)])
      expect(color).toMatch(/^#[\da-f]{6}$/);
  });

  test('code with too many pieces is not highlighted', async () => {
    expect(await highlighter.highlight({ code: 'a;'.repeat(5000).replaceAll(';', ';\n'), lang: 'ts', colors: dark })).toBeNull();
  });
});

describe('the languages of code', () => {
  test.each([
    ['js', 'javascript'],
    ['TypeScript', 'typescript'],
    ['c++', 'cpp'],
    ['sh', 'bash'],
    ['is', 'aiscript'],
    ['aiscript', 'aiscript'],
    ['no-such-language', 'javascript'],
    ['constructor', 'javascript'],
    ['__proto__', 'javascript'],
  ])('the language name %s is read as %s', (name, language) => {
    expect(languageOf(name)).toBe(language);
  });

  test('the languages of code include AiScript', async () => {
    const done = await highlight('@greet(name) {\n  let text = `Hi {name}` // said\n  <: text\n}', 'aiscript');
    expect(written(done)).toContain('let text = `Hi {name}` // said');
    expect(colorOf(done, 'let')).not.toBe(colorOf(done, 'text'));
  });
});
