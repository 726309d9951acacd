import { CornerFailure } from '~/components/async/CornerFailure';
import { later, type LateFaces } from '~/react/later';
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

const faces: LateFaces<PartProps> = {
  waiting: AloneMain,
  failed: ({ panes, ...retry }) => (
    <>
      <AloneMain panes={panes} />
      <CornerFailure {...retry} />
    </>
  ),
};

/** The deck with its texts. */
export const Deck = later<PartProps>(async ({ i18n }) => {
  const [deck] = await Promise.all([import('./deck/Deck'), i18n.bring(['column', 'form'])]);
  return deck.default;
}, faces);

/** The columns as phones show them, with their texts. */
export const PhoneColumns = later<PartProps>(async ({ i18n }) => {
  const [columns] = await Promise.all([import('./phone/PhoneColumns'), i18n.bring(['column', 'form'])]);
  return columns.default;
}, faces);

/** Windows and columns, with their texts. Most visits begin without one. */
export const OpenPanes = later<PartProps>(
  async ({ i18n }) => {
    const [panes] = await Promise.all([import('./OpenPanes'), i18n.bring(['window', 'column', 'form'])]);
    return panes.default;
  },
  { failed: CornerFailure },
);

/** Fetches what shows the columns and windows of the last visit. Never rejects: failures are shown in the place of the part. */
export async function fetchOpenPanes(root: RootStore): Promise<void> {
  const { workspace } = root;
  if (Object.keys(workspace.document.panes).length === 0) return;
  const columns = workspace.hasColumns ? [isPhone(root) ? PhoneColumns : Deck] : [];
  await Promise.all([OpenPanes, ...columns].map((part) => part.fetch(root)));
}
