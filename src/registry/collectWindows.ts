import { ownAreas } from '~/generated/ownAreas';
import type { OwnArea } from '~/generated/MessageKey';
import type { WindowManifest } from './defineWindow';

/** A window, and the texts of its folder. */
export type FoundWindow = WindowManifest & { readonly texts: OwnArea | undefined };

/** Returns every window by id, found by its folder. */
export function collectWindows(): ReadonlyMap<string, FoundWindow> {
  const found = import.meta.glob<{ default: WindowManifest }>('/windows/*/manifest.ts', { eager: true });
  return new Map(
    Object.entries(found).map(([path, { default: manifest }]) => [
      manifest.id,
      { ...manifest, texts: ownAreas[path.slice(0, path.lastIndexOf('/'))] },
    ]),
  );
}
