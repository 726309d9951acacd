import { MAIN_PANE, type PaneId, type WorkspaceDocument } from './document';
import { inFront } from './inFront';

/**
 * The panes that the layout puts on screen: not inactive tabs, panes behind a maximized one, collapsed panes or
 * minimized windows.
 */
export function shownPanes({ deck, windows }: Pick<WorkspaceDocument, 'deck' | 'windows'>): ReadonlySet<PaneId> {
  const inDeck = deck.maximised === null ? inFront(deck.root ?? MAIN_PANE) : [deck.maximised];
  const open = windows.filter(({ state }) => state !== 'minimised').map(({ paneId }) => paneId);
  return new Set([...inDeck.filter((pane) => !deck.collapsed.includes(pane)), ...open]);
}
