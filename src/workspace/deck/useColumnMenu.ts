import { useStores } from '~/react/context';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import type { LivePane } from '../panes/LivePane';
import { useWorkspace } from '../WorkspaceContext';
import { columnMenu } from './columnMenu';
import { useDeck } from './DeckContext';

/** Returns a function that opens the menu of a column. */
export function useColumnMenu(pane: LivePane): (anchor: OverlayAnchor) => void {
  const root = useStores();
  const { routes } = useWorkspace();
  const { store, panes, roomWidth } = useDeck();
  return (anchor) => {
    const items = columnMenu({ root, routes, store, panes, pane, room: roomWidth() });
    void root.overlays.openMenu(anchor, items, { label: root.i18n.t('column.more'), align: 'end' });
  };
}
