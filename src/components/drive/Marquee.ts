import type { DriveChoice } from '~/stores/drive/DriveChoice';

/** A press that moves less than this is a click, in px. */
const SLOP = 4;
/** How near to the edge of the scroller the pointer makes it scroll, in px. */
const EDGE = 32;
/** How far it scrolls in one frame, in px. */
const STEP = 18;

/** Where the tiles of a folder are, in px from the corner of the area. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The elements of a rectangle that chooses, and its choice. */
export interface MarqueePlace {
  /** Around all tiles. */
  readonly area: HTMLElement;
  /** Draws the rectangle. */
  readonly frame: HTMLElement;
  readonly choice: DriveChoice;
}

/**
 * Draws a rectangle from the press of the mouse to the pointer, and chooses the tiles that it touches. Near an edge it scrolls.
 * Each tile is measured once, when it is first drawn, and everything happens once per frame, so large folders cost no more. With
 * Ctrl or Shift, the earlier choice stays. Escape restores it.
 */
export function followMarquee(press: PointerEvent, { area, frame, choice }: MarqueePlace): void {
  const listening = new AbortController();
  const { signal } = listening;
  const before = choice.ids;
  const kept = press.ctrlKey || press.metaKey || press.shiftKey ? before : [];
  const scroller = area.closest<HTMLElement>('[data-part="scroller"]');
  const boxes = new Map<string, Box>();
  const start = within(area, press);
  let at: Pick<PointerEvent, 'clientX' | 'clientY'> = press;
  let isDrawn = false;
  let request = 0;

  const draw = (): void => {
    request = 0;
    const isScrolling = scrollAtEdge(scroller, at.clientY);
    const { x, y } = within(area, at);
    const box: Box = {
      left: Math.max(0, Math.min(start.x, x)),
      top: Math.max(0, Math.min(start.y, y)),
      right: Math.min(area.clientWidth, Math.max(start.x, x)),
      bottom: Math.min(area.clientHeight, Math.max(start.y, y)),
    };
    frame.hidden = false;
    frame.style.transform = `translate(${box.left}px, ${box.top}px)`;
    frame.style.inlineSize = `${box.right - box.left}px`;
    frame.style.blockSize = `${box.bottom - box.top}px`;
    measureTiles(area, boxes);
    choose(
      choice,
      kept,
      [...boxes].filter(([, tile]) => touch(box, tile)).map(([id]) => id),
    );
    if (isScrolling) request = requestAnimationFrame(draw);
  };
  const move = (event: PointerEvent): void => {
    at = event;
    isDrawn ||= Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) >= SLOP;
    if (isDrawn && request === 0) request = requestAnimationFrame(draw);
  };
  const end = (): void => {
    listening.abort();
    cancelAnimationFrame(request);
    frame.hidden = true;
  };
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointercancel', end, { signal });
  document.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
  document.addEventListener(
    'pointerup',
    () => {
      end();
      // A click on empty space means that nothing shall be chosen.
      if (!isDrawn) choice.replace(kept);
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end();
      choice.replace(before);
    },
    { signal, capture: true },
  );
}

/** Returns where the pointer is, in px from the corner of the area. */
function within(area: HTMLElement, { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): { x: number; y: number } {
  const { left, top } = area.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Scrolls while the pointer is at an edge. @returns whether it scrolled */
function scrollAtEdge(scroller: HTMLElement | null, clientY: number): boolean {
  if (!scroller) return false;
  const { top, bottom } = scroller.getBoundingClientRect();
  const step = clientY < top + EDGE ? -STEP : clientY > bottom - EDGE ? STEP : 0;
  const from = scroller.scrollTop;
  if (step !== 0) scroller.scrollTop += step;
  return scroller.scrollTop !== from;
}

/** Measures the tiles that are drawn and were not measured before. */
function measureTiles(area: HTMLElement, boxes: Map<string, Box>): void {
  const corner = area.getBoundingClientRect();
  for (const tile of area.querySelectorAll<HTMLElement>('[data-tile-id]')) {
    const id = tile.dataset.tileId!;
    if (boxes.has(id)) continue;
    const { left, top, right, bottom } = tile.getBoundingClientRect();
    boxes.set(id, { left: left - corner.left, top: top - corner.top, right: right - corner.left, bottom: bottom - corner.top });
  }
}

const touch = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Chooses items, unless they are chosen already: most frames change nothing. */
function choose(choice: DriveChoice, kept: readonly string[], touched: readonly string[]): void {
  const next = new Set([...kept, ...touched]);
  const { ids } = choice;
  if (ids.length !== next.size || ids.some((id) => !next.has(id))) choice.replace(next);
}
