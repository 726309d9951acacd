import { shellKind, type ShellKind } from './shellKind';
import { PHONE } from './useMediaQuery';

/** What stands around the page, each in a file of its own: nobody has more than one of them on screen. */
export const loadNavRail = () => import('./NavRail');
export const loadBottomBar = () => import('./BottomBar');
export const loadVisitorHeader = () => import('./VisitorHeader');

const loaders: Partial<Record<ShellKind, () => Promise<unknown>>> = {
  full: loadNavRail,
  phone: loadBottomBar,
  visitor: loadVisitorHeader,
};

/** Fetches what the start will show around the page, so that it is there together with the page. */
export async function loadShellParts(href: string, isSignedIn: boolean): Promise<void> {
  // What cannot be fetched is asked for again where it is shown.
  await loaders[shellKind(href, isSignedIn, matchMedia(PHONE).matches)]?.().catch(() => undefined);
}
