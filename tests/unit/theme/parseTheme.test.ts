import { describe, expect, test } from 'vitest';
import { parseTheme } from '~/theme/parseTheme';

const text = (change: Record<string, unknown> = {}): string =>
  JSON.stringify({ id: 'mine', name: 'Mine', base: 'dark', props: { accent: '#ff0000' }, ...change });

const messageOf = async (source: string, installed?: ReadonlySet<string>): Promise<string> => {
  const result = await parseTheme(source, installed);
  return result.ok ? 'ok' : result.error.message;
};

describe('the text of a theme', () => {
  test('may be JSON5', async () => {
    const result = await parseTheme(`{ id: 'mine', name: 'Mine', base: 'dark', props: { accent: '#f00', }, /* mine */ }`);
    expect(result.ok && result.value.id).toBe('mine');
  });

  test('must parse', async () => {
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
  ])('is invalid with %s', async (_problem, change) => {
    expect(await messageOf(text(change))).toBe('This theme is invaild');
  });

  test('is invalid when it is not an object', async () => {
    expect(await messageOf('null')).toBe('This theme is invaild');
  });

  test('is refused when the theme is installed already', async () => {
    expect(await messageOf(text(), new Set(['mine']))).toBe('This theme is already installed');
  });

  test('is refused when it is a built-in theme', async () => {
    expect(await messageOf(text({ id: 'dark' }))).toBe('builtin theme');
  });
});
