import { NoticedFailure } from '~/components/async/NoticedFailure';
import { later, type LateOptions } from '~/react/later';
import type { RootStore } from '~/stores/RootStore';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { isPhone } from './lib/layout';
import type { LivePanes } from './panes/LivePanes';
import { PaneSlot } from './panes/PaneSlot';

/** The props of every part of the workspace. */
export interface PartProps {
  store: WorkspaceStore;
  panes: LivePanes;
}

/** The main pane alone. */
export const AloneMain = ({ panes }: { panes: LivePanes }) => <PaneSlot pane={panes.main} />;

const options: LateOptions<PartProps> = {
  waiting: AloneMain,
  failed: ({ panes, ...retry }) => (
    <>
      <AloneMain panes={panes} />
      <NoticedFailure {...retry} />
    </>
  ),
  needsOnlyStartTexts: true,
  neededOffline: true,
};

/** The deck. */
export const Deck = later<PartProps>(async () => (await import('./deck/Deck')).default, options);

/** The columns as phones show them. */
export const PhoneColumns = later<PartProps>(async () => (await import('./phoneShell')).PhoneColumns, options);

/** Windows and columns. Most visits begin without one. */
export const OpenPanes = later<PartProps>(async () => (await import('./OpenPanes')).default, {
  failed: NoticedFailure,
  needsOnlyStartTexts: true,
  neededOffline: true,
});

/** Loads the parts that show the columns and windows of the last visit. Never rejects: failures are shown in the place of the part. */
export async function fetchOpenPanes(root: RootStore): Promise<void> {
  const { workspace } = root;
  if (Object.keys(workspace.document.panes).length === 0) return;
  const columns = workspace.hasColumns ? [isPhone(root) ? PhoneColumns : Deck] : [];
  await Promise.all([OpenPanes, ...columns].map((part) => part.fetch(root)));
}
