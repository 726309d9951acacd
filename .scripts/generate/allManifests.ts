import type { PageManifest } from '~/registry/definePage';
import type { SettingGroup } from '~/registry/defineSettings';
import { pageAddress } from '~/registry/pageAddress';
import { withSettingTexts } from './settingTexts';

const manifests = import.meta.glob<PageManifest>('/pages/**/manifest.ts', { eager: true, import: 'default' });

const ownSettings = import.meta.glob<SettingGroup>('/{pages,widgets,windows}/**/settings.ts', { eager: true, import: 'default' });

const settingAreas = ['setting' as const, ...Object.values(ownSettings).map(({ texts }) => texts)];

/** Every page by its folder, such as `pages/settings/profile`, with its addresses. `manifests.mjs` evaluates this. */
export const pages = Object.entries(manifests).map(([path, manifest]) => ({
  folder: path.slice(1, -'/manifest.ts'.length),
  manifest: withSettingTexts(manifest, settingAreas),
  to: pageAddress(manifest, 'signedIn'),
  visitorsTo: pageAddress(manifest, 'visitors'),
}));
