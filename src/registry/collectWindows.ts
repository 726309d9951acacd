import type { WindowManifest } from './defineWindow';

/** Every window manifest by id, found by its folder. */
export function collectWindows(): ReadonlyMap<string, WindowManifest> {
  const found = import.meta.glob<{ default: WindowManifest }>('/windows/*/manifest.ts', { eager: true });
  return new Map(Object.values(found).map(({ default: manifest }) => [manifest.id, manifest]));
}
