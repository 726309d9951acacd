import type { FrameBox } from '~/services/workspace/docking';
import { MAIN_PANE } from '~/services/workspace/document';

/** Where the panes of the deck are on screen: its columns, or the main pane that stands alone. */
export function deckBoxes(): readonly FrameBox[] {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')];
  const frames = columns.length > 0 ? columns : [...document.querySelectorAll<HTMLElement>('#main')];
  return frames.map((frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect();
    return { paneId: frame.dataset['column'] ?? MAIN_PANE, rect: { x, y, width, height } };
  });
}
