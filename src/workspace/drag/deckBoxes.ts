import type { FrameBox } from '~/services/workspace/docking';
import { MAIN_PANE, type Rect } from '~/services/workspace/document';

/** The boxes of the deck's panes as far as they are on screen: the columns, or the main pane alone. */
export function deckBoxes(): readonly FrameBox[] {
  const strip = document.querySelector<HTMLElement>('[data-part="deck"]');
  if (!strip) return [...document.querySelectorAll('#main')].map((main) => ({ paneId: MAIN_PANE, rect: main.getBoundingClientRect() }));
  // Columns that are scrolled away lie under the navigation and the dashboard, where nothing can be dropped on them.
  const visible = strip.getBoundingClientRect();
  return [...strip.querySelectorAll<HTMLElement>('[data-column]')].flatMap((column) => {
    const rect = common(column.getBoundingClientRect(), visible);
    return rect.width > 0 && rect.height > 0 ? [{ paneId: column.dataset['column']!, rect }] : [];
  });
}

/** The part that two boxes have in common; a size of at most 0 if there is none. */
function common(a: DOMRect, b: DOMRect): Rect {
  const [x, y] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return { x, y, width: Math.min(a.right, b.right) - x, height: Math.min(a.bottom, b.bottom) - y };
}
