import { colord, type Colord } from 'colord';
import { describe, expect, test } from 'vitest';
import { builtInThemes } from '~/theme/builtInThemes';
import { boxCompanions, controlCompanions, fillCompanions, surfacesOf, textCompanions } from '~/theme/companions';
import { blackOrWhiteOn, contrast, leastContrast, mixed, over, readableOn, TEXT_CONTRAST } from '~/theme/contrast';
import { compile } from '~/theme/themeEngine';

describe('contrast', () => {
  test('the contrast is 21 between black and white', () => {
    expect(contrast(colord('#000'), colord('#fff'))).toBeCloseTo(21, 5);
  });

  test('the contrast is the same in both directions', () => {
    expect(contrast(colord('#777'), colord('#fff'))).toBe(contrast(colord('#fff'), colord('#777')));
  });

  test('the contrast uses the blended color of a transparent one', () => {
    expect(over(colord('rgba(0, 0, 0, 0.5)'), colord('#fff')).toHex()).toBe('#808080');
  });

  test('colors are mixed as browsers mix them in Oklab', () => {
    expect(mixed(colord('#ffffff'), colord('#000000'), 0.5).toHex()).toBe('#636363');
    expect(mixed(colord('#201f33'), colord('#ffffff'), 1).toHex()).toBe('#201f33');
  });

  test('a readable color stays unchanged', () => {
    expect(readableOn(colord('#333'), [colord('#fff')], TEXT_CONTRAST).toHex()).toBe('#333333');
  });

  test('a faint color keeps its hue', () => {
    const { h } = readableOn(colord('#86b300'), [colord('#fff')], TEXT_CONTRAST).toHsl();
    expect(h).toBe(colord('#86b300').toHsl().h);
  });

  test('black or white is used when no shade is readable', () => {
    expect(readableOn(colord('#888'), [colord('#888'), colord('#777')], 7).toHex()).toBe('#000000');
  });

  test('black is preferred on a bright fill', () => {
    expect(blackOrWhiteOn([colord('#86b300')]).toHex()).toBe('#000000');
  });
});

describe.each(builtInThemes.map((theme) => [theme.name, compile(theme).colors] as const))('the theme %s', (_name, colors) => {
  const { content: surfaces, navigation } = surfacesOf(colors);
  const seen = (name: string, below: Colord = surfaces[0]!) => over(colord(colors[name]!), below);

  test.each(['fg', 'fgHighlighted', 'panelHeaderFg', ...Object.keys(textCompanions)])(
    "the theme's %s is readable on every surface",
    (name) => {
      expect(leastContrast(colord(colors[name]!), surfaces)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['navFg', 'navHoverFg', 'navMutedText', 'navAccentText'])("the theme's %s is readable on the navigation", (name) => {
    expect(leastContrast(colord(colors[name]!), navigation)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(boxCompanions))('the theme has readable %s text in its box', (name, [, box]) => {
    expect(contrast(seen(name), seen(box))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(fillCompanions))('the theme has readable %s text on its fills', (name, fills) => {
    expect(
      leastContrast(
        colord(colors[name]!),
        fills.map((fill) => seen(fill)),
      ),
    ).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.keys(controlCompanions))("the theme's %s is visible on every surface", (name) => {
    expect(leastContrast(colord(colors[name]!), surfaces)).toBeGreaterThanOrEqual(3);
  });

  test('the theme has readable text on hovered buttons', () => {
    const hovered = surfaces.slice(0, 3).map((surface) => seen('buttonHoverBg', surface));
    expect(leastContrast(colord(colors.fgHighlighted!), hovered)).toBeGreaterThanOrEqual(4.5);
  });
});
