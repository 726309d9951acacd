import type { WindowManifest } from './defineWindow';
import { withOwnTexts } from './withOwnTexts';

/** Returns every window manifest by id, found by its folder. */
export function collectWindows(): ReadonlyMap<string, WindowManifest> {
  const found = import.meta.glob<{ default: WindowManifest }>('/windows/*/manifest.ts', { eager: true });
  return new Map(withOwnTexts(found).map((manifest) => [manifest.id, manifest]));
}
