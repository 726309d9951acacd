import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { iconPaths } from '~/lib/iconPaths';
import { drawings, spriteOf } from '../../../.scripts/icons.mjs';

describe('the drawings are those of the icon package', () => {
  test('that come with the code', async () => {
    expect(iconPaths).toEqual((await drawings()).start);
  });

  test('that are fetched later', async () => {
    const file = readFileSync(new URL('../../../src/lib/laterIcons.svg', import.meta.url), 'utf8');
    expect(file).toBe(spriteOf((await drawings()).later));
  });
});
