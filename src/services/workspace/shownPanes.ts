import { rootOf } from './deck';
import type { DeckNode, PaneId, WorkspaceDocument } from './document';

/** The panes that are on screen, as far as the layout decides it: no tab behind another, nothing behind a maximised pane, nothing folded away. */
export function shownPanes({ deck, windows }: WorkspaceDocument): ReadonlySet<PaneId> {
  const inDeck = deck.maximised === null ? inFront(rootOf(deck)) : [deck.maximised];
  const open = windows.filter(({ state }) => state !== 'minimised').map(({ paneId }) => paneId);
  return new Set([...inDeck.filter((pane) => !deck.collapsed.includes(pane)), ...open]);
}

function inFront(node: DeckNode): readonly PaneId[] {
  if (typeof node === 'string') return [node];
  return node.type === 'tabs' ? node.tabs.slice(node.activeTabIndex, node.activeTabIndex + 1) : node.children.flatMap(inFront);
}
