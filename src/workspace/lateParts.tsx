import { CornerFailure } from '~/components/async/CornerFailure';
import type { I18n } from '~/i18n/I18n';
import { later, type LateFaces } from '~/react/later';
import type { StoredPanes } from '~/services/workspace/storedPanes';
import type { RootStore } from '~/stores/RootStore';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from './panes/LivePanes';
import { PaneSlot } from './panes/PaneSlot';

/** The props of every part of the workspace. */
export interface PartProps {
  store: WorkspaceStore;
  panes: LivePanes;
}

const deckFile = () => import('./deck/Deck');
const phoneFile = () => import('./phone/PhoneColumns');
const panesFile = () => import('./OpenPanes');

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
  const [deck] = await Promise.all([deckFile(), i18n.bring(['column', 'form'])]);
  return deck.default;
}, faces);

/** The columns as phones show them, with their texts. */
export const PhoneColumns = later<PartProps>(async ({ i18n }) => {
  const [columns] = await Promise.all([phoneFile(), i18n.bring(['column', 'form'])]);
  return columns.default;
}, faces);

/** Windows and columns, with their texts. Most visits begin without one. */
export const OpenPanes = later<PartProps>(
  async ({ i18n }) => {
    const [panes] = await Promise.all([panesFile(), i18n.bring(['window', 'column', 'form'])]);
    return panes.default;
  },
  { failed: CornerFailure },
);

/**
 * Fetches what shows the columns and windows of the last visit.
 * @returns a function that finishes this once there are stores. Neither rejects: failures are shown in the place of the part.
 */
export function beginOpenPanes(stored: StoredPanes | null, i18n: I18n, isPhone: boolean): (root: RootStore) => Promise<unknown> {
  if (!stored?.hasPanes) return () => Promise.resolve();
  const [columnsFile, Columns] = isPhone ? [phoneFile, PhoneColumns] : [deckFile, Deck];
  const files = [panesFile(), i18n.bring(['window', 'column', 'form']), ...(stored.hasColumns ? [columnsFile()] : [])];
  for (const file of files) file.catch(() => undefined);
  const parts = stored.hasColumns ? [OpenPanes, Columns] : [OpenPanes];
  return (root) => Promise.all(parts.map((part) => part.fetch(root)));
}
