/** The part of the screen above which an element is something to read, from which nothing seems to come. */
const LARGE = 1 / 6;

/**
 * Lets something that opens grow out of the element that has the focus now, which asked for it: a button, a link. Call it when the
 * frame is in the document and has not taken the focus yet.
 */
export function growFromFocus(frame: HTMLElement | null): void {
  const { activeElement: opener, body } = document;
  if (!frame || !opener || opener === body || frame.contains(opener)) return;
  const from = opener.getBoundingClientRect();
  const isLarge = from.width * from.height > window.innerWidth * window.innerHeight * LARGE;
  if (isLarge || from.width === 0) return;
  const { left, top } = frame.getBoundingClientRect();
  frame.style.transformOrigin = `${from.left + from.width / 2 - left}px ${from.top + from.height / 2 - top}px`;
}
