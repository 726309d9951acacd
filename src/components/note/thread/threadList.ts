import { isInSight } from '~/lib/isInSight';
import type { ListOnScreen } from '~/stores/focus/FocusStore';

/** A note of a conversation. */
export const NOTE = 'article[data-note]';

/** A conversation as commands see it, with the note of the page as its main row. @param element the element around its notes */
export const threadList = (element: HTMLElement): ListOnScreen => ({
  element,
  step: (from, by) => step(element, from, by),
  focusFirst: () => {
    const notes = notesIn(element);
    const own = notes.find((note) => note.parentElement === element && isInSight(note));
    const first = own ?? notes.find((note) => note.getBoundingClientRect().top >= 0) ?? notes[0];
    first?.focus({ preventScroll: true });
  },
});

const notesIn = (thread: HTMLElement): readonly HTMLElement[] => [...thread.querySelectorAll<HTMLElement>(NOTE)];

/** Moves the focus by a number of notes. @returns whether there is such a note */
function step(thread: HTMLElement, from: Element, by: 1 | -1): boolean {
  const next = nextOf(notesIn(thread), from, by);
  next?.focus();
  return next !== undefined;
}

/** Returns the note at a distance from the one around an element; between two notes, the nearest on that side. */
function nextOf(notes: readonly HTMLElement[], from: Element, by: 1 | -1): HTMLElement | undefined {
  const current = notes.findIndex((note) => note.contains(from));
  if (current !== -1) return notes[current + by];
  const follows = (note: HTMLElement) => (from.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return by > 0 ? notes.find(follows) : notes.findLast((note) => !follows(note));
}
