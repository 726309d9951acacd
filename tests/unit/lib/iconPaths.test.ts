import { expect, test } from 'vitest';
import { iconPaths } from '~/lib/iconPaths';
import { drawings } from '../../../.scripts/icons.mjs';

test('the drawings are those of the icon package', async () => {
  expect(iconPaths).toEqual(await drawings());
});
