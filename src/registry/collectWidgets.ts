import type { AnyWidgetManifest } from './defineWidget';

/** Every widget manifest by id, found by its folder. Their texts are those of the area `widget`: bring it as well. */
export function collectWidgets(): ReadonlyMap<string, AnyWidgetManifest> {
  const found = import.meta.glob<{ default: AnyWidgetManifest }>('/widgets/*/manifest.ts', { eager: true });
  return new Map(Object.values(found).map(({ default: manifest }) => [manifest.id, manifest]));
}
