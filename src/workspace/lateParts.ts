import { lateView } from '~/stores/late/LateView';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from './panes/LivePanes';

/** The props of every part of the workspace. */
export interface PartProps {
  store: WorkspaceStore;
  panes: LivePanes;
}

/** The deck with its texts. The start fetches it early if the last visit left columns. */
export const lateDeck = lateView<PartProps>(async ({ i18n }) => {
  const [deck] = await Promise.all([import('./deck/Deck'), i18n.bring(['column', 'form'])]);
  return deck.default;
});

/** The columns as phones show them, with their texts. */
export const latePhoneColumns = lateView<PartProps>(async ({ i18n }) => {
  const [columns] = await Promise.all([import('./phone/PhoneColumns'), i18n.bring(['column', 'form'])]);
  return columns.default;
});

/** The code that shows windows and columns, with its texts. */
export const lateOpenPanes = lateView<PartProps>(async ({ i18n }) => {
  const [panes] = await Promise.all([import('./OpenPanes'), i18n.bring(['window', 'column', 'form'])]);
  return panes.default;
});
