import type { FrameBox } from '~/services/workspace/docking';
import { MAIN_PANE } from '~/services/workspace/document';

/** The boxes of the deck's panes on screen: the columns, or the main pane alone. */
export function deckBoxes(): readonly FrameBox[] {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')];
  const frames = columns.length > 0 ? columns : [...document.querySelectorAll<HTMLElement>('#main')];
  return frames.map((frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect();
    return { paneId: frame.dataset['column'] ?? MAIN_PANE, rect: { x, y, width, height } };
  });
}
