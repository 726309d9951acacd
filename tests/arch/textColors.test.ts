import { expect, test } from 'vitest';
import { boxCompanions, controlCompanions, fillCompanions, plainTexts, textCompanions } from '~/theme/companions';
import { parseCss } from './lib/css';
import { CLIENT, readFiles } from './lib/tree';

/** Colors whose contrast is checked for every built-in theme. */
const READABLE = new Set<string>([
  ...Object.keys({ ...plainTexts, ...textCompanions, ...boxCompanions, ...fillCompanions, ...controlCompanions }),
  // It stands on `--black`, in every theme.
  'on-black',
]);

/** Text colors as style sheets name them: `accentText`, with the file. */
const used = readFiles(CLIENT, /\.css$/).flatMap(({ path, text }) =>
  parseCss(text).declarations.flatMap(({ property, value }) =>
    property === 'color' ? [...value.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => ({ path, name: name! })) : [],
  ),
);

test('style sheets give text only colors that can be read in every theme', () => {
  expect(used.length).toBeGreaterThan(200);
  const wrong = used.filter(({ name }) => !READABLE.has(name));
  expect(wrong.map(({ path, name }) => `${path}: --${name} can be too faint; use a companion such as --${name}Text`)).toEqual([]);
});
