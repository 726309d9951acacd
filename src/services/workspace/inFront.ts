import type { DeckNode, PaneId } from './document';

/** The panes of a node that no other tab hides. */
export function inFront(node: DeckNode): readonly PaneId[] {
  if (typeof node === 'string') return [node];
  return node.type === 'tabs' ? node.tabs.slice(node.activeTabIndex, node.activeTabIndex + 1) : node.children.flatMap(inFront);
}
