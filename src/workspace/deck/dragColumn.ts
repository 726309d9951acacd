import { boxAt, edgeAt, type DockTarget, type Point } from '~/services/workspace/docking';
import { docked } from '~/services/workspace/columns';
import { MAIN_PANE, type PaneId } from '~/services/workspace/document';
import { clampRect, PAGE_WINDOW } from '~/services/workspace/windowRect';
import { deckBoxes } from '../drag/deckBoxes';
import { followPointer } from '../drag/followPointer';
import type { DeckTools } from './DeckContext';

/** The strip scrolls while the pointer is this close to one of its ends, in px. */
const SCROLL_REACH = 48;
/** How far the strip scrolls per frame, in px. */
const SCROLL_STEP = 12;
/** The distance of the pointer from the top of a new window, in px. */
const GRIP = 20;

/** Marks the area where a dropped column becomes a window. */
export const FLOAT_ZONE = 'data-float-zone';

/** Moves a column with the pointer: to a side of another column, into its tabs, or out of the deck as a window. */
export function dragColumn(event: PointerEvent, handle: Element, paneId: PaneId, { store, strip, dragging }: DeckTools): void {
  let boxes = deckBoxes();
  let at: Point = { x: event.clientX, y: event.clientY };
  const measure = (): void => {
    boxes = deckBoxes();
  };
  const targetAt = (point: Point): DockTarget | 'window' | null => {
    const isFloating = document.elementsFromPoint(point.x, point.y).some((element) => element.hasAttribute(FLOAT_ZONE));
    if (isFloating) return 'window';
    const box = boxAt(point, boxes);
    if (!box) return paneId === MAIN_PANE ? null : 'window';
    return box.paneId === paneId ? null : { paneId: box.paneId, edge: edgeAt(point, box.rect) };
  };
  const stopScrolling = scrollAtEnds(strip.current!, () => (dragging.state ? at : null));
  strip.current!.addEventListener('scroll', measure, { passive: true });
  followPointer(event, handle, {
    onMove(point) {
      at = point;
      dragging.show({ paneId, at, target: targetAt(point) });
    },
    onDone() {
      const target = targetAt(at);
      if (target === 'window') {
        const viewport = { width: window.innerWidth, height: window.innerHeight };
        store.float(paneId, clampRect({ x: at.x - PAGE_WINDOW.width / 2, y: at.y - GRIP, ...PAGE_WINDOW }, viewport));
      } else if (target) store.change((workspace) => docked(workspace, paneId, target.paneId, target.edge));
    },
    onEnd() {
      stopScrolling();
      strip.current?.removeEventListener('scroll', measure);
      dragging.show(null);
    },
  });
}

/** Scrolls the strip while the pointer is at one of its ends, so that a column can be dropped beyond the visible part. */
function scrollAtEnds(strip: HTMLElement, pointer: () => Point | null): () => void {
  const { left, right } = strip.getBoundingClientRect();
  let frame = requestAnimationFrame(function step() {
    const at = pointer();
    if (at && at.x < left + SCROLL_REACH) strip.scrollLeft -= SCROLL_STEP;
    else if (at && at.x > right - SCROLL_REACH) strip.scrollLeft += SCROLL_STEP;
    frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
