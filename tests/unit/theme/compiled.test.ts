import { describe, expect, test } from 'vitest';
import { compileDefault, compileWish } from '~/theme/themeEngine';

/** Run with `-u` after a color or a companion has changed: it writes what the client shows before a theme is chosen. */
describe.each(['light', 'dark'] as const)('the default theme for %s', (scheme) => {
  test('the default theme is compiled ahead', async () => {
    await expect(`${JSON.stringify(compileDefault(scheme), null, 2)}\n`).toMatchFileSnapshot(`../../../src/theme/compiled/${scheme}.json`);
  });

  test('the compiled default is shown when no theme is chosen', async () => {
    expect(await compileWish({ scheme, id: null, serverTheme: null })).toEqual(compileDefault(scheme));
  });
});
