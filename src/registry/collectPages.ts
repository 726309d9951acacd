import type { PageManifest } from './definePage';

/** Every page manifest, found by its folder; folders may nest (`pages/settings/profile`). */
export function collectPages(): readonly PageManifest[] {
  const found = import.meta.glob<{ default: PageManifest }>('/pages/**/manifest.ts', { eager: true });
  return Object.values(found).map(({ default: manifest }) => manifest);
}
