import type { WireMe } from '~/api/wire';
import { mayOpen } from './mayOpen';
import type { Place } from './Place';

/** Returns the address of a place for this viewer; null if they cannot go there. */
export function placeAddress({ requires, to, visitorsTo }: Place, me: WireMe | null): string | null {
  if (!mayOpen(requires, me)) return null;
  return (me ? to?.replace(':username', me.username) : visitorsTo) ?? null;
}
