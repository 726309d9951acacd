import type { PageManifest } from './definePage';

/** Returns the address of a pattern that needs no values: `/search` for `/search/:tab?`; undefined for `/clips/:clipId`. */
function fixedAddress(pattern: string): string | undefined {
  const needed = pattern.replaceAll(/\/[^/]*:\w+[?*]/g, '');
  return needed.includes(':') ? undefined : needed;
}

/** Returns the address of a page for a kind of viewer; undefined if it depends on more than that, or they may not open it. */
export function pageAddress({ address, routes, requires }: PageManifest, viewers: 'signedIn' | 'visitors'): string | undefined {
  if (viewers === 'visitors' && (requires !== undefined || address?.includes(':username'))) return undefined;
  if (address !== undefined) return address;
  return routes
    .filter(({ only = viewers, redirect }) => redirect === undefined && only === viewers)
    .map(({ pattern }) => fixedAddress(pattern))
    .find((found) => found !== undefined);
}
