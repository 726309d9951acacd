import { CornerFailure } from '~/components/async/CornerFailure';
import { later } from '~/react/later';
import type { RootStore } from '~/stores/RootStore';
import { shellKind, type ShellKind } from '../lib/shellKind';
import { PHONE } from '../lib/useMediaQuery';
import styles from './WorkspaceShell.module.css';

const railFile = () => import('./NavRail');
const barFile = () => import('./BottomBar');
const headerFile = () => import('./VisitorHeader');

/**
 * The parts around the page. Each kind of navigation has its own chunk, because only one of them is on screen. The dashboard is
 * part of that chunk.
 */
export const NavRail = later(async () => (await railFile()).default, {
  waiting: () => <div className={styles.rail} />,
  failed: CornerFailure,
});
export const BottomBar = later(async () => (await barFile()).default, {
  waiting: () => <div className={styles.bar} />,
  failed: CornerFailure,
});
export const DashboardBeside = later(async () => (await import('../dashboard/DashboardBeside')).DashboardBeside, { failed: CornerFailure });
export const VisitorHeader = later(async () => (await headerFile()).default, {
  waiting: () => <div className={styles.header} />,
  failed: CornerFailure,
});

interface ShellPart {
  readonly file: () => Promise<unknown>;
  readonly views: readonly { fetch: (root: RootStore) => Promise<void> }[];
}

const parts: Partial<Record<ShellKind, ShellPart>> = {
  full: { file: railFile, views: [NavRail, DashboardBeside] },
  phone: { file: barFile, views: [BottomBar, DashboardBeside] },
  visitor: { file: headerFile, views: [VisitorHeader] },
};

/**
 * Loads what the start shows around the page, so that both appear together.
 * @returns a function that finishes this once there are stores. Neither rejects: each part shows its own error.
 */
export function beginShellPart(href: string, isSignedIn: boolean): (root: RootStore) => Promise<unknown> | undefined {
  const part = parts[shellKind(href, isSignedIn, matchMedia(PHONE).matches)];
  part?.file().catch(() => undefined);
  return (root) => part && Promise.all(part.views.map((view) => view.fetch(root)));
}
