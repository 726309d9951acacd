import type { KeyboardEvent } from 'react';
import { commandFor, type KeyChanges } from '~/services/keys';

/** Elements that use the keys themselves. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="slider"], [role="tablist"], video, audio';

/** A note of a conversation. */
export const NOTE = 'article[data-note]';

/** Keys that move to the next or previous note, as in timelines; arrows also scroll, so they move only from a note itself. */
const STEPS = { next: 1, previous: -1 };
const FROM_ANYWHERE: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };
const FROM_NOTE: Readonly<Record<string, number>> = { ...FROM_ANYWHERE, ArrowDown: 1, ArrowUp: -1 };

/** Moves among the notes of a conversation. @param changes the viewer's own keys */
export function handleThreadKey(event: KeyboardEvent<HTMLElement>, changes: KeyChanges): void {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || target.closest(OWN_KEYS)) return;
  const command = commandFor(event, ['next', 'previous'], changes);
  if (!command && (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)) return;
  const step = command ? STEPS[command] : (target.matches(NOTE) ? FROM_NOTE : FROM_ANYWHERE)[key];
  if (step === undefined) return;
  const notes = [...currentTarget.querySelectorAll<HTMLElement>(NOTE)];
  const next = nextOf(notes, target, step);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The note a step away from the one that holds an element; from between two notes, the nearest on that side. */
function nextOf(notes: readonly HTMLElement[], from: HTMLElement, step: number): HTMLElement | undefined {
  const current = notes.findIndex((note) => note.contains(from));
  if (current !== -1) return notes[current + step];
  const follows = (note: HTMLElement) => (from.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return step > 0 ? notes.find(follows) : notes.findLast((note) => !follows(note));
}
