import type { WorkspacePart } from '../lazyParts';
import { shellKind, type ShellKind } from './shellKind';
import { PHONE } from './useMediaQuery';

type NoProps = Record<never, never>;

/** What stands around the page, each in a file of its own: nobody has more than one of them on screen. */
export const shellParts: Readonly<Partial<Record<ShellKind, WorkspacePart<NoProps>>>> = {
  full: { id: 'rail', load: () => import('./NavRail') },
  phone: { id: 'bottom bar', load: () => import('./BottomBar') },
  visitor: { id: 'visitor header', load: () => import('./VisitorHeader') },
};

/** The part that the start will show around the page, so that it can be there together with the page. */
export const firstShellPart = (href: string, isSignedIn: boolean): WorkspacePart<NoProps> | undefined =>
  shellParts[shellKind(href, isSignedIn, matchMedia(PHONE).matches)];
