import { mayOpen } from '~/registry/mayOpen';
import { pageAt } from '../../tests/fixtures/allRoutes';
import type { PaneFace } from './PaneFace';
import type { Role } from './roles';

/** Pages that only administrators may use, although others may open them. */
const MANAGED: ReadonlySet<string> = new Set(['avatar-decorations', 'custom-emojis-manager']);

/** What a role should find at an address. Without a page, that is nothing. */
export function faceFor(href: string, role: Role): Pick<PaneFace, 'page' | 'face'> {
  const page = pageAt(href, role !== 'visitor');
  if (!page) return { page: null, face: 'nothing' };
  const me = role === 'visitor' ? null : { isModerator: role !== 'user', isAdmin: role === 'administrator' };
  if (!mayOpen(page.requires, me)) {
    // Who may not open a page may not open its parent page either, which stands there instead.
    return { page: page.id.split('/')[0]!, face: page.requires === 'signedIn' ? 'sign-in' : 'nothing' };
  }
  return { page: page.id, face: MANAGED.has(page.id) && role !== 'administrator' ? 'refusal' : 'content' };
}
