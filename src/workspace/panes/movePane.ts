/** The hidden element that holds the panes without a place. */
const WAITING_ROOM = 'waitingPanes';

/**
 * Moves the element of a pane into another place. `moveBefore` keeps scroll positions; in browsers without it they are lost, so
 * they are restored before anything is painted.
 */
export function movePane(element: HTMLElement, place: HTMLElement): void {
  if (element.parentElement === place) return;
  // An element outside the document has no scroll positions, and reading them would force a layout.
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

/** Keeps the element of a pane in the document while it has no place, so that it can be moved without a removal. */
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
