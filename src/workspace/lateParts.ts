import type { I18n } from '~/i18n/I18n';
import type { StoredPanes } from '~/services/workspace/storedPanes';
import { lateView } from '~/stores/late/LateView';
import type { RootStore } from '~/stores/RootStore';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from './panes/LivePanes';

/** The props of every part of the workspace. */
export interface PartProps {
  store: WorkspaceStore;
  panes: LivePanes;
}

const deckFile = () => import('./deck/Deck');
const phoneFile = () => import('./phone/PhoneColumns');
const panesFile = () => import('./OpenPanes');

/** The deck with its texts. */
export const lateDeck = lateView<PartProps>(async ({ i18n }) => {
  const [deck] = await Promise.all([deckFile(), i18n.bring(['column', 'form'])]);
  return deck.default;
});

/** The columns as phones show them, with their texts. */
export const latePhoneColumns = lateView<PartProps>(async ({ i18n }) => {
  const [columns] = await Promise.all([phoneFile(), i18n.bring(['column', 'form'])]);
  return columns.default;
});

/** The code that shows windows and columns, with its texts. */
export const lateOpenPanes = lateView<PartProps>(async ({ i18n }) => {
  const [panes] = await Promise.all([panesFile(), i18n.bring(['window', 'column', 'form'])]);
  return panes.default;
});

/**
 * Fetches what shows the columns and windows of the last visit.
 * @returns a function that finishes this once there are stores. Neither rejects: failures are shown in the place of the part.
 */
export function beginOpenPanes(stored: StoredPanes | null, i18n: I18n, isPhone: boolean): (root: RootStore) => Promise<unknown> {
  if (!stored?.hasPanes) return () => Promise.resolve();
  const [columnsFile, lateColumns] = isPhone ? [phoneFile, latePhoneColumns] : [deckFile, lateDeck];
  const files = [panesFile(), i18n.bring(['window', 'column', 'form']), ...(stored.hasColumns ? [columnsFile()] : [])];
  for (const file of files) file.catch(() => undefined);
  const parts = stored.hasColumns ? [lateOpenPanes, lateColumns] : [lateOpenPanes];
  return ({ late }) => Promise.all(parts.map((part) => late(part).fetch()));
}
