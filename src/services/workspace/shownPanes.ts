import { rootOf } from './deck';
import { inFront } from './deckTree';
import type { PaneId, WorkspaceDocument } from './document';

/**
 * The panes that the layout puts on screen: not inactive tabs, panes behind a maximized one, collapsed panes or
 * minimized windows.
 */
export function shownPanes({ deck, windows }: WorkspaceDocument): ReadonlySet<PaneId> {
  const inDeck = deck.maximised === null ? inFront(rootOf(deck)) : [deck.maximised];
  const open = windows.filter(({ state }) => state !== 'minimised').map(({ paneId }) => paneId);
  return new Set([...inDeck.filter((pane) => !deck.collapsed.includes(pane)), ...open]);
}
