import { runnerImport } from 'vite';
import { inRoot, root } from '../lib/paths.mjs';
import { ownAreaOf } from './locales.mjs';

/**
 * Evaluates the manifests of pages, in the order of their folders, and the settings of features.
 * @returns {Promise<typeof import('./allManifests')>}
 */
export async function readFeatures() {
  const { module } = await runnerImport('/.scripts/generate/allManifests.ts', {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': inRoot('src') } },
  });
  const { pages, settingLabels } = module;
  return { pages: pages.toSorted((a, b) => (a.folder < b.folder ? -1 : 1)), settingLabels };
}

/**
 * Which texts of features are shown before the feature is loaded. The navigation, go-to keys and columns name pages, and the start has
 * these titles, and all texts of pages that need no other ones. Lists of pages and settings are shown elsewhere, and have their texts
 * among the shared ones.
 */
export function textsShownElsewhere({ pages, settingLabels }) {
  const start = new Set();
  const shared = new Set();
  for (const { manifest } of pages) {
    const { title, nav, goTo = [], column, listing } = manifest;
    const entries = [nav, column, ...goTo].filter(Boolean);
    for (const key of [title, ...entries.map((entry) => entry.title)]) (entries.length > 0 ? start : shared).add(key);
    shared.add(listing?.group);
  }
  const labels = new Set(settingLabels);
  const areas = new Set(pages.filter(({ manifest }) => manifest.needsOnlyStartTexts).map(({ folder }) => ownAreaOf(folder)));
  const isLabel = (key) => labels.has(key.split('.', 2).join('.'));
  return {
    isOfStart: (key) => start.has(key) || (areas.has(key.slice(0, key.indexOf('.'))) && !isLabel(key)),
    isShared: (key) => shared.has(key) || isLabel(key),
  };
}
