import { lateView } from '~/stores/late/LateView';
import type { RootStore } from '~/stores/RootStore';
import { shellKind, type ShellKind } from '../lib/shellKind';
import { PHONE } from '../lib/useMediaQuery';

const railFile = () => import('./NavRail');
const barFile = () => import('./BottomBar');
const headerFile = () => import('./VisitorHeader');

/** What stands around the page. Each navigation is in a file of its own, as nobody has more than one of them on screen; the dashboard comes with that. */
export const lateNavRail = lateView(async () => (await railFile()).default);
export const lateBottomBar = lateView(async () => (await barFile()).default);
export const lateDashboardBeside = lateView(async () => (await import('../dashboard/DashboardBeside')).DashboardBeside);
export const lateVisitorHeader = lateView(async () => (await headerFile()).default);

interface ShellPart {
  readonly file: () => Promise<unknown>;
  readonly late: readonly ((root: RootStore) => { fetch: () => Promise<void> })[];
}

const parts: Partial<Record<ShellKind, ShellPart>> = {
  full: { file: railFile, late: [lateNavRail, lateDashboardBeside] },
  phone: { file: barFile, late: [lateBottomBar, lateDashboardBeside] },
  visitor: { file: headerFile, late: [lateVisitorHeader] },
};

/**
 * Fetches what the start will show around the page, so that it is there together with the page.
 * @returns what finishes that once there are stores. Neither rejects: what cannot be fetched is told where it is shown.
 */
export function beginShellPart(href: string, isSignedIn: boolean): (root: RootStore) => Promise<unknown> | undefined {
  const part = parts[shellKind(href, isSignedIn, matchMedia(PHONE).matches)];
  part?.file().catch(() => undefined);
  return ({ late }) => part && Promise.all(part.late.map((view) => late(view).fetch()));
}
