import { lateView } from '~/stores/late/LateView';
import type { RootStore } from '~/stores/RootStore';
import { shellKind, type ShellKind } from '../lib/shellKind';
import { PHONE } from '../lib/useMediaQuery';

const railFile = () => import('./NavRail');
const barFile = () => import('./BottomBar');
const headerFile = () => import('./VisitorHeader');

/**
 * The parts around the page. Each kind of navigation has its own chunk, because only one of them is on screen. The dashboard is
 * part of that chunk.
 */
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
 * Loads what the start shows around the page, so that both appear together.
 * @returns a function that finishes this once there are stores. Neither rejects: each part shows its own error.
 */
export function beginShellPart(href: string, isSignedIn: boolean): (root: RootStore) => Promise<unknown> | undefined {
  const part = parts[shellKind(href, isSignedIn, matchMedia(PHONE).matches)];
  part?.file().catch(() => undefined);
  return ({ late }) => part && Promise.all(part.late.map((view) => late(view).fetch()));
}
