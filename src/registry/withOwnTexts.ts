import { ownAreas } from '~/generated/ownAreas';
import type { FeatureArea } from '~/i18n/I18n';

/** Returns manifests by path, each with the text area of its own folder added. */
export function withOwnTexts<M extends { readonly texts?: readonly FeatureArea[] }>(
  found: Readonly<Record<string, { readonly default: M }>>,
): readonly M[] {
  return Object.entries(found).map(([path, { default: manifest }]) => {
    const own = ownAreas[path.slice(0, path.lastIndexOf('/'))];
    return own === undefined ? manifest : { ...manifest, texts: [...(manifest.texts ?? []), own] };
  });
}
