import type { KeyboardEvent } from 'react';
import { usesKeysItself } from '~/lib/usesKeysItself';
import type { ListOnScreen } from '~/stores/focus/FocusStore';

/** A note of a conversation. */
export const NOTE = 'article[data-note]';

/** Keys that move to the next or previous note from anywhere, as in timelines. */
const FROM_ANYWHERE: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };
/** Arrows also scroll, so they move only from a note itself. */
const FROM_NOTE: Readonly<Record<string, 1 | -1>> = { ...FROM_ANYWHERE, ArrowDown: 1, ArrowUp: -1 };

/** Moves between the notes of a conversation with the keys that every list has. */
export function handleThreadKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof HTMLElement) || usesKeysItself(target)) return;
  const by = (target.matches(NOTE) ? FROM_NOTE : FROM_ANYWHERE)[key];
  if (by !== undefined && step(currentTarget, target, by)) event.preventDefault();
}

/** A conversation as commands see it. @param element the element around its notes */
export const threadList = (element: HTMLElement): ListOnScreen => ({
  element,
  step: (from, by) => step(element, from, by),
  focusFirst: () => {
    const notes = notesIn(element);
    const first = notes.find((note) => note.getBoundingClientRect().top >= 0) ?? notes[0];
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
