import { ownAreas } from '~/generated/ownAreas';
import type { FoundWindow, WindowComponent, WindowManifest } from './defineWindow';
import { withLoads } from './withLoads';

/** Returns every window by id, found by its folder. */
export function collectWindows(): ReadonlyMap<string, FoundWindow> {
  const found = import.meta.glob<{ default: WindowManifest }>('/windows/*/manifest.ts', { eager: true });
  const windows = Object.values(found).map(({ default: manifest }) => ({ ...manifest, texts: ownAreas[manifest.id] }));
  return withLoads(windows, import.meta.glob<{ default: WindowComponent }>('/windows/*/*Window.tsx'));
}
