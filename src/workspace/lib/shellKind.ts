import { parseAddress } from '~/router/address';

/** The kinds of frame around the page. */
export type ShellKind = 'reduced' | 'zen' | 'visitor' | 'phone' | 'full';

/** Pages that another site or app opens. They have no navigation, so that people complete the task. */
const REDUCED = ['/share', '/auth', '/miauth', '/signup-complete', '/sign-in', '/signed-in', '/reset-password', '/verify-email'];

/** Whether a path has the reduced shell, without navigation, keys and start dialogs. */
export const isReducedPath = (path: string): boolean => REDUCED.some((start) => path === start || path.startsWith(`${start}/`));

/**
 * The shell for an address and a viewer: the first kind that fits.
 * @param isAlone whether this window of the browser was opened for one page
 */
export function shellKind(href: string, isSignedIn: boolean, isPhone: boolean, isAlone: boolean): ShellKind {
  const { path, search } = parseAddress(href);
  if (isReducedPath(path)) return 'reduced';
  if (isAlone || new URLSearchParams(search).has('zen')) return 'zen';
  if (!isSignedIn) return 'visitor';
  return isPhone ? 'phone' : 'full';
}
