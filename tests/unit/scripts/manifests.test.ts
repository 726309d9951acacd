import { expect, test } from 'vitest';
import { readManifests } from '../../../.scripts/generate/manifests.mjs';

test('readManifests returns the manifest of every page with its folder', async () => {
  const manifests = await readManifests();
  expect(manifests).toContainEqual({ folder: 'pages/note', manifest: expect.objectContaining({ id: 'note', title: 'notePage.title' }) });
});
