import type { AnyWidgetManifest } from './defineWidget';

/**
 * Returns every widget manifest by id, found by its folder. Their texts are in the area `widget`, which has to be loaded as well.
 */
export function collectWidgets(): ReadonlyMap<string, AnyWidgetManifest> {
  const found = import.meta.glob<{ default: AnyWidgetManifest }>('/widgets/*/manifest.ts', { eager: true });
  return new Map(Object.values(found).map(({ default: manifest }) => [manifest.id, manifest]));
}
