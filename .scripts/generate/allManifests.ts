import type { PageManifest } from '~/registry/definePage';
import type { SettingGroup } from '~/registry/defineSettings';
import { pageAddress } from '~/registry/pageAddress';
import { ownAreaOf } from './locales.mjs';

const manifests = import.meta.glob<PageManifest>('/pages/**/manifest.ts', { eager: true, import: 'default' });

const ownSettings = import.meta.glob<SettingGroup>('/{pages,widgets,windows}/**/settings.ts', { eager: true, import: 'default' });

/** The texts that name the settings of features. */
export const settingLabels = Object.entries(ownSettings).flatMap(([path, { rows }]) => {
  const area = ownAreaOf(path.slice(1, -'/settings.ts'.length));
  return Object.keys(rows).map((name) => `${area}.${name}`);
});

/** Every page by its folder, such as `pages/settings/profile`, with its addresses. `manifests.mjs` evaluates this. */
export const pages = Object.entries(manifests).map(([path, manifest]) => ({
  folder: path.slice(1, -'/manifest.ts'.length),
  manifest,
  to: pageAddress(manifest, 'signedIn'),
  visitorsTo: pageAddress(manifest, 'visitors'),
}));
