import { lateView } from '~/stores/late/LateView';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from './panes/LivePanes';

/** What every part of the workspace is told. */
export interface PartProps {
  store: WorkspaceStore;
  panes: LivePanes;
}

/** The deck with its texts. Asked for at the start as well, when the last visit left columns. */
export const lateDeck = lateView<PartProps>(async ({ i18n }) => {
  const [deck] = await Promise.all([import('./deck/Deck'), i18n.bring(['column'])]);
  return deck.default;
});

/** The columns of phones with their texts. */
export const latePhoneColumns = lateView<PartProps>(async ({ i18n }) => {
  const [columns] = await Promise.all([import('./phone/PhoneColumns'), i18n.bring(['column'])]);
  return columns.default;
});

/** What shows windows and columns, with its texts. */
export const lateOpenPanes = lateView<PartProps>(async ({ i18n }) => {
  const [panes] = await Promise.all([import('./OpenPanes'), i18n.bring(['window', 'column'])]);
  return panes.default;
});
