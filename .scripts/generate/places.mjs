import { readManifests } from './manifests.mjs';
import { camelCase } from './tree.mjs';

/** The properties of a page that the navigation and the go-to keys need. */
function placeOf({ manifest, to, visitorsTo }) {
  const { id, title, icon, requires, nav, goTo } = manifest;
  return { id, title, icon, requires, to, visitorsTo, nav: nav && { key: camelCase(id), ...nav }, goTo };
}

const byOrder = (one, other) => (one.nav?.order ?? Infinity) - (other.nav?.order ?? Infinity) || one.id.localeCompare(other.id);

/** Pages with an entry in the navigation or a go-to letter, in the order of the navigation. */
export async function places() {
  const found = (await readManifests())
    .filter(({ manifest }) => manifest.nav || manifest.goTo)
    .map(placeOf)
    .toSorted(byOrder);
  const text = `import type { Place } from '~/registry/Place';

/** Pages with an entry in the navigation or a go-to letter, in the order of the navigation. */
export const PLACES: readonly Place[] = ${JSON.stringify(found, null, 2)};
`;
  return { 'places.ts': text };
}
