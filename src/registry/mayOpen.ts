import type { WireMe } from '~/api/wire';
import type { PageRequirement } from './definePage';

/** Returns whether a viewer may open a page; `me` is null for visitors. */
export function mayOpen(requires: PageRequirement | undefined, me: Pick<WireMe, 'isModerator' | 'isAdmin'> | null): boolean {
  switch (requires) {
    case undefined:
      return true;
    case 'signedIn':
      return me !== null;
    case 'moderator':
      return me !== null && (me.isModerator || me.isAdmin);
    case 'administrator':
      return me?.isAdmin ?? false;
  }
}
