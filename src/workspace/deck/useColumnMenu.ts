import { useStores } from '~/react/context';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import type { LivePane } from '../panes/LivePane';
import { loadMenus } from '../loadMenus';
import { useWorkspace } from '../WorkspaceContext';
import { useDeck } from './DeckContext';

/** Returns a function that opens the menu of a column. */
export function useColumnMenu(pane: LivePane): (anchor: OverlayAnchor) => void {
  const root = useStores();
  const { routes } = useWorkspace();
  const { store, panes, roomWidth } = useDeck();
  return (anchor) => {
    const room = roomWidth();
    const items = loadMenus(root.i18n).then(({ columnMenu }) => columnMenu({ root, routes, store, panes, pane, room }));
    void root.overlays.openMenu(anchor, items, { label: root.i18n.t('column.more'), align: 'end' });
  };
}
