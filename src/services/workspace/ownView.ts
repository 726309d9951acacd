import { equalData } from '../equalData';
import { isTabs, leavesOf, mapNodes } from './deckTree';
import { inFront } from './inFront';
import type { DeckTabs, PaneId, WorkspaceDocument } from './document';

type Layout = Pick<WorkspaceDocument, 'deck' | 'windows'>;

/**
 * A layout from another tab or device, seen as the person at this one sees it: tabs in front stay in front, a column that fills the deck
 * goes on filling it, and windows keep their order. New windows lie below the existing ones.
 */
export function withOwnView<T extends Layout>(layout: T, own: Layout): T {
  const inOwnFront = own.deck.root === null ? [] : inFront(own.deck.root);
  const root = mapNodes(layout.deck.root, (node) => (isTabs(node) ? { ...node, activeTabIndex: frontOf(node, inOwnFront) } : node));
  const { maximised } = own.deck;
  const order = own.windows.map(({ paneId }) => paneId);
  return {
    ...layout,
    deck: { ...layout.deck, root, maximised: maximised !== null && leavesOf(root).includes(maximised) ? maximised : null },
    windows: layout.windows.toSorted((a, b) => order.indexOf(a.paneId) - order.indexOf(b.paneId)),
  };
}

/** The tab that was in front here; the one that came with the layout if none or several of them were. */
function frontOf({ tabs, activeTabIndex }: DeckTabs, inOwnFront: readonly PaneId[]): number {
  const known = tabs.filter((tab) => inOwnFront.includes(tab));
  return known.length === 1 ? tabs.indexOf(known[0]!) : activeTabIndex;
}

/** Whether two layouts differ only in the view of each device. */
export const equalLayouts = <T extends Layout>(a: T, b: T): boolean => equalData(withOwnView(a, a), withOwnView(b, a));
