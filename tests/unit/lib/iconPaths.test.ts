import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { iconPaths } from '~/lib/iconPaths';
import { drawings, spriteOf } from '../../../.scripts/icons.mjs';

describe('the icons are those of the icon package', () => {
  test('the icons in the code are up to date', async () => {
    expect(iconPaths).toEqual((await drawings()).start);
  });

  test('the icons that are loaded later are up to date', async () => {
    const file = readFileSync(new URL('../../../src/lib/laterIcons.svg', import.meta.url), 'utf8');
    expect(file).toBe(spriteOf((await drawings()).later));
  });
});
