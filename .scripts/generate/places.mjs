import { camelCase } from './tree.mjs';

/** The properties of a page that the navigation needs. Its order is that of the list. */
function placeOf({ manifest, to, visitorsTo }) {
  const { id, title, icon, requires, nav } = manifest;
  return { id, title, icon, requires, to, visitorsTo, nav: nav && { key: camelCase(id), ...nav, order: undefined } };
}

const byOrder = ({ manifest: one }, { manifest: other }) =>
  (one.nav?.order ?? Infinity) - (other.nav?.order ?? Infinity) || one.id.localeCompare(other.id);

/** Writes the pages with an entry in the navigation or a go-to letter, and apart from them the letters, which come with the commands. */
export function places({ pages }) {
  const found = pages.filter(({ manifest }) => manifest.nav || manifest.goTo).toSorted(byOrder);
  const letters = found.flatMap(({ manifest: { id, goTo } }) => (goTo ? [[id, goTo]] : []));
  return {
    'places.ts': `import type { Place } from '~/registry/Place';

/** Pages with an entry in the navigation or a go-to letter, in the order of the navigation. */
export const PLACES: readonly Place[] = ${JSON.stringify(found.map(placeOf), null, 2)};
`,
    'goToLetters.ts': `import type { PageGoTo } from '~/registry/definePage';

/** The go-to letters of pages, by the page's id. */
export const GO_TO_LETTERS: Readonly<Record<string, readonly PageGoTo[]>> = ${JSON.stringify(Object.fromEntries(letters), null, 2)};
`,
  };
}
