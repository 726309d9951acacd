import { runnerImport } from 'vite';
import { inRoot, root } from '../lib/paths.mjs';

/**
 * Evaluates the manifest of every page.
 * @returns {Promise<typeof import('./allManifests').pages>} in the order of folders
 */
export async function readManifests() {
  const { module } = await runnerImport('/.scripts/generate/allManifests.ts', {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': inRoot('src') } },
  });
  return module.pages.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** Whether the navigation, a go-to key or a column names a page before it is loaded. The start has the titles of these pages. */
export const isNamedAtStart = ({ nav, goTo, column }) => Boolean(nav || goTo || column);
