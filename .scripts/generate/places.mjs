import { readManifests } from './manifests.mjs';
import { camelCase } from './tree.mjs';

/** The address of a pattern that needs no values: `/@:acct/:page?` has none, `/about/:tab?` has `/about`. */
function fixedAddress(pattern) {
  const needed = pattern.replaceAll(/\/[^/]*:\w+[?*]/g, '');
  return needed.includes(':') ? undefined : needed;
}

/** The address of a page for one kind of viewers. */
function addressFor(viewers, { address, routes, requires }) {
  if (viewers === 'visitors' && (requires || address?.includes(':username'))) return undefined;
  if (address !== undefined) return address;
  const open = routes.filter(({ only, redirect }) => redirect === undefined && (only ?? viewers) === viewers);
  return open.map(({ pattern }) => fixedAddress(pattern)).find((found) => found !== undefined);
}

/** What the navigation and the go-to keys need of a page's manifest. */
export function placeOf(manifest) {
  const { id, title, icon, requires, nav, goTo } = manifest;
  return {
    id,
    title,
    icon,
    requires,
    to: addressFor('signedIn', manifest),
    visitorsTo: addressFor('visitors', manifest),
    nav: nav && { key: camelCase(id), ...nav },
    goTo,
  };
}

const byOrder = (one, other) => (one.nav?.order ?? Infinity) - (other.nav?.order ?? Infinity) || one.id.localeCompare(other.id);

/** Pages with an entry in the navigation or a go-to letter, in the order of the navigation. */
export async function places() {
  const found = (await readManifests())
    .filter(({ manifest }) => manifest.nav || manifest.goTo)
    .map(({ manifest }) => placeOf(manifest))
    .toSorted(byOrder);
  const text = `import type { Place } from '~/registry/Place';

/** Pages with an entry in the navigation or a go-to letter, in the order of the navigation. */
export const PLACES: readonly Place[] = ${JSON.stringify(found, null, 2)};
`;
  return { 'places.ts': text };
}
