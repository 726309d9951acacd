import { expect, test } from 'vitest';
import { readFeatures } from '../../../.scripts/generate/manifests.mjs';

test('readFeatures returns the manifest of every page with its folder', async () => {
  const { pages } = await readFeatures();
  expect(pages).toContainEqual({ folder: 'pages/note', manifest: expect.objectContaining({ id: 'note', title: 'notePage.title' }) });
});
