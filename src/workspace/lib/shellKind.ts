import { parseAddress } from '~/router/address';

/** What stands around the page (spec section 2, shells). */
export type ShellKind = 'reduced' | 'zen' | 'visitor' | 'phone' | 'full';

/** Pages that something else sent people to, with nothing to lead them away. */
const REDUCED = ['/share', '/auth', '/miauth', '/signup-complete'];

/** Whether a path has the reduced shell: no navigation, no keys, no dialogs at the start. */
export const isReducedPath = (path: string): boolean => REDUCED.some((start) => path === start || path.startsWith(`${start}/`));

/** The shell for an address and a viewer; the first that fits. */
export function shellKind(href: string, isSignedIn: boolean, isPhone: boolean): ShellKind {
  const { path, search } = parseAddress(href);
  if (isReducedPath(path)) return 'reduced';
  if (new URLSearchParams(search).has('zen')) return 'zen';
  if (!isSignedIn) return 'visitor';
  return isPhone ? 'phone' : 'full';
}
