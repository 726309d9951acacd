import type { FeatureArea } from '~/generated/MessageKey';
import type { PageManifest } from '~/registry/definePage';

/**
 * Puts the areas of all texts that name settings in the place of `setting`, which a page names when it shows settings. Features may
 * name theirs in their own texts, and a list of such pages could not know them.
 */
export function withSettingTexts(manifest: PageManifest, areas: readonly FeatureArea[]): PageManifest {
  if (!manifest.texts?.includes('setting')) return manifest;
  return { ...manifest, texts: [...new Set(manifest.texts.flatMap((area) => (area === 'setting' ? areas : area)))] };
}
