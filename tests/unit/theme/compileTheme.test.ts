import { colord } from 'colord';
import { describe, expect, test } from 'vitest';
import { builtInThemes } from '~/theme/builtInThemes';
import { compileTheme } from '~/theme/compileTheme';
import type { Theme } from '~/theme/Theme';
import expected from '../../fixtures/theme/resolved.json';

const theme = (props: Record<string, string>, base: Theme['base'] = 'light'): Theme => ({ id: 't', name: 'T', base, props });
const compiled = (props: Record<string, string>, base?: Theme['base']) => compileTheme(theme(props, base));

describe('a compiled theme', () => {
  test.each([
    ['Mi Light', expected.miLight],
    ['Mi Dark', expected.miDark],
  ])('the theme %s has the documented colors', (name, table: Record<string, string>) => {
    const colors = compileTheme(builtInThemes.find((one) => one.name === name)!);
    const wrong = Object.entries(table).filter(([property, documented]) => {
      const [hex = '', percent = '100%'] = documented.split(' ');
      const actual = colord(colors[property]!).toRgb();
      const { r, g, b } = colord(hex).toRgb();
      // Color libraries differ by one step in rounding.
      const isNear = Math.max(Math.abs(actual.r - r), Math.abs(actual.g - g), Math.abs(actual.b - b)) <= 1;
      return !isNear || Math.abs(actual.a - Number.parseFloat(percent) / 100) > 0.006;
    });
    expect(wrong).toEqual([]);
  });

  test('a reference takes the value of the other property', () => {
    expect(compiled({ accent: '#123456', badge: '@accent' }).badge).toBe('rgb(18, 52, 86)');
  });

  test('functions nest, the innermost first', () => {
    expect(compiled({ accent: 'hsl(0, 50%, 50%)', badge: ':alpha<0.5<:lighten<10<@accent' }).badge).toBe(
      colord('hsl(0, 50%, 60%)').alpha(0.5).toRgbString(),
    );
  });

  test.each([
    [':darken<10<hsl(0, 50%, 50%)', 'hsl(0, 50%, 40%)'],
    [':saturate<10<hsl(0, 50%, 50%)', 'hsl(0, 60%, 50%)'],
    [':hue<-20<hsl(60, 50%, 50%)', 'hsl(40, 50%, 50%)'],
  ])('the color %s is %s', (value, same) => {
    expect(compiled({ badge: value }).badge).toBe(colord(same).toRgbString());
  });

  test('constants can be used but do not become properties', () => {
    const colors = compiled({ $brand: '#ff0000', badge: '$brand' });
    expect({ badge: colors.badge, hasConstant: '$brand' in colors }).toEqual({ badge: 'rgb(255, 0, 0)', hasConstant: false });
  });

  test('a literal is kept as written', () => {
    expect(compiled({ panelBorder: '"  solid 2px var(--divider)' }).panelBorder).toBe('solid 2px var(--divider)');
  });

  test.each(['"url(https://evil.example/x.png)', '"red; background: url(x)', '"red} body {color: red', '"\\75rl(x)', '"image-set("x" 1x)'])(
    'a literal that could fetch or escape is dropped: %s',
    (value) => {
      expect(compiled({ panelBorder: value }).panelBorder).toBe('');
    },
  );

  test('an invalid color is replaced by the color of the base', () => {
    expect(compiled({ badge: 'nonsense' }).badge).toBe('rgb(49, 177, 206)');
  });

  test('an unknown function is replaced by the color of the base', () => {
    expect(compiled({ badge: ':twirl<3<#ff0000' }).badge).toBe('rgb(49, 177, 206)');
  });

  test('names and short forms of colors are understood', () => {
    expect({ byName: compiled({ badge: 'rebeccapurple' }).badge, byShortForm: compiled({ badge: '#f00' }).badge }).toEqual({
      byName: 'rgb(102, 51, 153)',
      byShortForm: 'rgb(255, 0, 0)',
    });
  });

  test('an unknown property becomes a property of the page too', () => {
    expect(compiled({ myOwn: '@accent' }).myOwn).toBe('rgb(134, 179, 0)');
  });

  test('the newer names of the gradient mean the same colors', () => {
    expect(compiled({ buttonGradientA: '#ff0000' }).buttonGradateA).toBe('rgb(255, 0, 0)');
  });

  test('the error names properties that refer to each other in a circle', () => {
    expect(() => compiled({ accent: '@badge', badge: ':darken<5<@accent' })).toThrow(/accent → badge → accent/);
  });

  test('the error names a reference to a property that does not exist', () => {
    expect(() => compiled({ badge: '@nothing' })).toThrow(/badge refers to nothing/);
  });
});

describe('a theme of a stranger', () => {
  const chain = (length: number, last = '#123456'): Record<string, string> =>
    Object.fromEntries(Array.from({ length }, (_, at) => [`p${at}`, at === length - 1 ? last : `@p${at + 1}`]));

  test('a theme whose properties refer to each other in a long row is refused', () => {
    expect(() => compiled(chain(900))).toThrow('is behind more than 100 other colors');
  });

  test('a theme whose properties refer to each other in a short row is computed', () => {
    expect(compiled(chain(90))['p0']).toBe('rgb(18, 52, 86)');
  });

  test.each([
    ['more than a thousand properties', chain(1001)],
    ['a value of more than a thousand characters', { badge: ':darken<1<'.repeat(200) }],
  ])('a theme with %s is refused', (_what, props: Record<string, string>) => {
    expect(() => compiled(props)).toThrow(/at most 1000 properties|is too long/);
  });

  test('a color with more than twenty functions is replaced by the one of the base', () => {
    expect(compiled({ badge: `${':darken<1<'.repeat(21)}#fff` }).badge).toBe(compiled({}).badge);
  });
});
