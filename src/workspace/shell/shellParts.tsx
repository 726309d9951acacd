import { NoticedFailure } from '~/components/async/NoticedFailure';
import { later, type LateComponent } from '~/react/later';
import type { RootStore } from '~/stores/RootStore';
import { shellKind, type ShellKind } from '../lib/shellKind';
import { isPhone } from '../lib/layout';
import { VisitorHeader } from './visitorParts';
import styles from './WorkspaceShell.module.css';

/**
 * The parts around the page. Each kind of navigation has its own chunk, because only one of them is on screen. The dashboard is
 * part of that chunk.
 */
export const NavRail = later(async () => (await import('./NavRail')).default, {
  waiting: () => <div className={styles.rail} />,
  failed: NoticedFailure,
  needsOnlyStartTexts: true,
});
export const BottomBar = later(async () => (await import('../phoneShell')).BottomBar, {
  waiting: () => <div className={styles.bar} />,
  failed: NoticedFailure,
  needsOnlyStartTexts: true,
});
export const DashboardBeside = later(async () => (await import('../dashboard/DashboardBeside')).DashboardBeside, {
  failed: NoticedFailure,
  needsOnlyStartTexts: true,
});

const parts: Partial<Record<ShellKind, readonly Pick<LateComponent<never>, 'fetch'>[]>> = {
  full: [NavRail, DashboardBeside],
  phone: [BottomBar, DashboardBeside],
  visitor: [VisitorHeader],
};

/** Loads the parts of the start around the page, so that both appear together. Never rejects: each part shows its own error. */
export async function fetchShellParts(root: RootStore, href: string): Promise<void> {
  const shown = parts[shellKind(href, root.session.isSignedIn, isPhone(root), root.workspace.isAlone)] ?? [];
  await Promise.all(shown.map((part) => part.fetch(root)));
}
