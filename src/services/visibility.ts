import type { Visibility } from '~/api/wire';

/** From fewest readers to most. */
const ORDER: readonly Visibility[] = ['specified', 'followers', 'home', 'public'];

/** The one of two visibilities that fewer people can read. */
export function narrowerVisibility(a: Visibility, b: Visibility): Visibility {
  return ORDER[Math.min(ORDER.indexOf(a), ORDER.indexOf(b))]!;
}
