import type { PageManifest } from './definePage';

/** The address of a pattern that needs no values: `/search` for `/search/:tab?`; undefined for `/clips/:clipId`. */
function fixedAddress(pattern: string): string | undefined {
  const needed = pattern.replaceAll(/\/[^/]*:\w+[?*]/g, '');
  return needed.includes(':') ? undefined : needed;
}

/** Where one kind of viewers finds a page; undefined where its address depends on more than that, or they may not open it. */
export function pageAddress({ address, routes, requires }: PageManifest, viewers: 'signedIn' | 'visitors'): string | undefined {
  if (viewers === 'visitors' && (requires !== undefined || address?.includes(':username'))) return undefined;
  if (address !== undefined) return address;
  return routes
    .filter(({ only = viewers, redirect }) => redirect === undefined && only === viewers)
    .map(({ pattern }) => fixedAddress(pattern))
    .find((found) => found !== undefined);
}
