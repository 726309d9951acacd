import { expect, test } from 'vitest';
import { otherThemes } from '../../fixtures/otherThemes';
import { builtInThemes } from '~/theme/builtInThemes';
import { compileTheme } from '~/theme/compileTheme';
import { contrastReport } from '~/theme/contrastReport';
import { compile } from '~/theme/themeEngine';

const report = (props: Record<string, string>) => {
  const entries = contrastReport({ id: 'mine', name: 'Mine', base: 'light', props });
  return new Map(entries.map((entry) => [entry.property, entry]));
};

test.each([...builtInThemes, ...otherThemes].map((theme) => [theme.name, theme] as const))(
  'the theme %s has no color that is too faint',
  (_name, theme) => {
    expect(contrastReport(theme).filter(({ verdict }) => verdict === 'faint')).toEqual([]);
  },
);

test('themes of other makers are at least ten, light and dark ones', () => {
  const count = (base: string) => otherThemes.filter((theme) => theme.base === base).length;
  expect({ enough: otherThemes.length >= 10, light: count('light') >= 4, dark: count('dark') >= 4 }).toEqual({
    enough: true,
    light: true,
    dark: true,
  });
});

test('ten themes are built in, five for each scheme, each with an id and a name of its own', () => {
  const count = (base: string) => builtInThemes.filter((theme) => theme.base === base).length;
  expect({ light: count('light'), dark: count('dark') }).toEqual({ light: 5, dark: 5 });
  expect(new Set(builtInThemes.map(({ id }) => id)).size).toBe(10);
  expect(new Set(builtInThemes.map(({ name }) => name)).size).toBe(10);
});

test.each(builtInThemes.filter(({ author }) => author === 'Wisteria').map((theme) => [theme.name, theme] as const))(
  'the product’s own theme %s shows its texts as they are written',
  (_name, theme) => {
    const { colors } = compile(theme);
    const written = compileTheme(theme);
    for (const name of ['fg', 'fgHighlighted', 'navFg', 'navHoverFg']) expect({ [name]: colors[name] }).toEqual({ [name]: written[name] });
  },
);

test('text that is too close to its background is adjusted, with the contrast that it has', () => {
  const entry = report({ bg: '#ffffff', panel: '#ffffff', fg: '#aaaaaa' }).get('fg');
  expect(entry).toMatchObject({ verdict: 'adjusted', wanted: 4.5 });
  expect(entry!.contrast).toBeLessThan(2.4);
  expect(entry!.shown).toBeGreaterThanOrEqual(4.5);
});

test('text is faint when no shade of it can be read on all surfaces', () => {
  expect(report({ bg: '#ffffff', panel: '#000000', popup: '#777777' }).get('fg')).toMatchObject({ verdict: 'faint' });
});

test('a color of links that is too faint is adjusted, because a darker shade of it is shown', () => {
  expect(report({ link: '#9fd8ef' }).get('link')).toMatchObject({ verdict: 'adjusted' });
  expect(report({ link: '#0b3a5e' }).get('link')).toMatchObject({ verdict: 'good' });
});
