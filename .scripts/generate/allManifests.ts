import type { PageManifest } from '~/registry/definePage';
import { pageAddress } from '~/registry/pageAddress';

const manifests = import.meta.glob<PageManifest>('/pages/**/manifest.ts', { eager: true, import: 'default' });

/** Every page by its folder, such as `pages/settings/profile`, with its addresses. `manifests.mjs` evaluates this. */
export const pages = Object.entries(manifests).map(([path, manifest]) => ({
  folder: path.slice(1, -'/manifest.ts'.length),
  manifest,
  to: pageAddress(manifest, 'signedIn'),
  visitorsTo: pageAddress(manifest, 'visitors'),
}));
