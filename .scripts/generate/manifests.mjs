import { dirname } from 'node:path';
import { runnerImport } from 'vite';
import { inRoot, root } from '../lib/paths.mjs';

/**
 * Evaluates the manifest of every page.
 * @returns {Promise<readonly { folder: string, manifest: import('../../src/registry/definePage').PageManifest }[]>}
 * each with its folder, such as `pages/settings/profile`, in the order of folders
 */
export async function readManifests() {
  const { module } = await runnerImport('/.scripts/generate/allManifests.ts', {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': inRoot('src') } },
  });
  return Object.entries(module.manifests)
    .map(([path, manifest]) => ({ folder: dirname(path).slice(1), manifest }))
    .toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}
