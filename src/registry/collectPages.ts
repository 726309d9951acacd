import type { PageManifest } from './definePage';

/**
 * Returns every page manifest by id, for features that load late, such as the menus of columns. The first scripts have the
 * generated index instead (`src/generated/pageIndex.ts`).
 */
export function collectPages(): ReadonlyMap<string, PageManifest> {
  const found = import.meta.glob<{ default: PageManifest }>('/pages/**/manifest.ts', { eager: true });
  return new Map(Object.values(found).map(({ default: manifest }) => [manifest.id, manifest]));
}
