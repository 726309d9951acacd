import { expect, test } from 'vitest';
import { builtInThemes } from '~/theme/builtInThemes';
import { boxCompanions, controlCompanions, fillCompanions, textCompanions } from '~/theme/companions';
import { contrastReport, plainTexts } from '~/theme/contrastReport';
import { compile } from '~/theme/themeEngine';
import { parseCss } from '../../arch/lib/css';
import { CLIENT, readFiles } from '../../arch/lib/tree';

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

test('the report covers every color that style sheets give to text', () => {
  const covered = new Set<string>([
    ...plainTexts,
    ...Object.keys({ ...textCompanions, ...boxCompanions, ...fillCompanions, ...controlCompanions }),
    // Black and white of the same pair, in every theme.
    'on-black',
  ]);
  const used = readFiles(CLIENT, /\.css$/).flatMap(({ text }) =>
    parseCss(text).declarations.flatMap(({ property, value }) => (property === 'color' ? [...value.matchAll(/var\(--([\w-]+)/g)] : [])),
  );
  expect(used.length).toBeGreaterThan(200);
  expect([...new Set(used.map(([, name]) => name!))].filter((name) => !covered.has(name))).toEqual([]);
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
