import type { FoundWidget, WidgetComponent, WidgetManifest } from './defineWidget';
import { withLoads } from './withLoads';

/** Returns every widget by id, found by its folder, in the order in which widgets are offered. */
export function collectWidgets(): ReadonlyMap<string, FoundWidget> {
  const found = import.meta.glob<{ default: WidgetManifest }>('/widgets/*/manifest.ts', { eager: true });
  const manifests = Object.values(found).map(({ default: manifest }) => manifest);
  const inOrder = manifests.toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);
  return withLoads(inOrder, import.meta.glob<{ default: WidgetComponent }>('/widgets/*/*Widget.tsx'));
}
