import { expect, test } from 'vitest';
import { builtInThemes } from '~/theme/builtInThemes';
import { contrastReport } from '~/theme/contrastReport';
import { compile } from '~/theme/themeEngine';

const report = (props: Record<string, string>) => {
  const { colors } = compile({ id: 'mine', name: 'Mine', base: 'light', props });
  return new Map(contrastReport(colors).map((entry) => [entry.property, entry]));
};

test.each(builtInThemes.map((theme) => [theme.name, theme] as const))('the theme %s has no color that is too faint', (_name, theme) => {
  expect(contrastReport(compile(theme).colors).filter(({ verdict }) => verdict === 'faint')).toEqual([]);
});

test('ten themes are built in, five for each scheme, each with an id and a name of its own', () => {
  const count = (base: string) => builtInThemes.filter((theme) => theme.base === base).length;
  expect({ light: count('light'), dark: count('dark') }).toEqual({ light: 5, dark: 5 });
  expect(new Set(builtInThemes.map(({ id }) => id)).size).toBe(10);
  expect(new Set(builtInThemes.map(({ name }) => name)).size).toBe(10);
});

test('text that is too close to its background is faint, with its contrast', () => {
  const entry = report({ bg: '#ffffff', panel: '#ffffff', fg: '#aaaaaa' }).get('fg');
  expect(entry).toMatchObject({ verdict: 'faint', wanted: 4.5 });
  expect(entry!.contrast).toBeLessThan(2.4);
});

test('a color of links that is too faint is adjusted, because a darker shade of it is shown', () => {
  expect(report({ link: '#9fd8ef' }).get('link')).toMatchObject({ verdict: 'adjusted' });
  expect(report({ link: '#0b3a5e' }).get('link')).toMatchObject({ verdict: 'good' });
});
