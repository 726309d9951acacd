import { describe, expect, test } from 'vitest';
import { parseTheme } from '~/theme/parseTheme';

const text = (change: Record<string, unknown> = {}): string =>
  JSON.stringify({ id: 'mine', name: 'Mine', base: 'dark', props: { accent: '#ff0000' }, ...change });

const messageOf = async (source: string, installed?: ReadonlySet<string>): Promise<string> => {
  const result = await parseTheme(source, installed);
  return result.ok ? 'ok' : result.error.message;
};

describe('the text of a theme', () => {
  test('the text of a theme can be JSON5', async () => {
    const result = await parseTheme(`{ id: 'mine', name: 'Mine', base: 'dark', props: { accent: '#f00', }, /* mine */ }`);
    expect(result.ok && result.value.id).toBe('mine');
  });

  test('a text that does not parse is refused', async () => {
    expect(await messageOf('{ id: ')).toBe('Failed to parse theme json');
  });

  test.each([
    ['no id', { id: undefined }],
    ['an id that is no text', { id: 5 }],
    ['no name', { name: undefined }],
    ['a base that is neither light nor dark', { base: 'sepia' }],
    ['no props', { props: undefined }],
    ['props that are a list', { props: ['#fff'] }],
    ['a property that is no text', { props: { accent: 5 } }],
    ['properties in a circle', { props: { accent: '@badge', badge: '@accent' } }],
  ])('the text of a theme with %s is invalid', async (_problem, change) => {
    expect(await messageOf(text(change))).toBe('This theme is invaild');
  });

  test('the text of a theme is invalid when it is not an object', async () => {
    expect(await messageOf('null')).toBe('This theme is invaild');
  });

  test('a theme that is already installed is refused', async () => {
    expect(await messageOf(text(), new Set(['mine']))).toBe('This theme is already installed');
  });

  test('a built-in theme is refused', async () => {
    expect(await messageOf(text({ id: 'dark' }))).toBe('builtin theme');
  });
});
