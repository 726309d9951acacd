/** Where panes wait that have no place. */
const WAITING_ROOM = 'waitingPanes';

/**
 * Puts the element of a pane somewhere else. Browsers forget what is scrolled in an element that is taken out of the
 * document, and some can move it without: what they lose is put back before anything is painted.
 */
export function movePane(element: HTMLElement, place: HTMLElement): void {
  if (element.parentElement === place) return;
  // What stood nowhere was not scrolled, and asking would have the browser lay out the page in the middle of being built.
  if (!element.isConnected) {
    place.append(element);
    return;
  }
  const scrolled = [...element.querySelectorAll<HTMLElement>('[data-part="scroller"]')].map((scroller) => ({
    scroller,
    top: scroller.scrollTop,
  }));
  if ('moveBefore' in place && place.isConnected) place.moveBefore(element, null);
  else place.append(element);
  for (const { scroller, top } of scrolled) if (scroller.scrollTop !== top) scroller.scrollTop = top;
}

/** Keeps the element of a pane in the document while it has no place, so that it can be moved from there as a whole. */
export function parkPane(element: HTMLElement): void {
  let room = document.getElementById(WAITING_ROOM);
  if (!room) {
    room = document.createElement('div');
    room.id = WAITING_ROOM;
    room.inert = true;
    document.body.append(room);
  }
  movePane(element, room);
}
