/** What a press inside a note means by itself: links, buttons, pictures, polls, warnings. */
const OWN_PRESS =
  'a, button, input, textarea, select, label, summary, video, audio, iframe, [role="button"], [data-part="media"], [data-part="poll"], [data-part="warning"]';

/**
 * Returns the id of the note whose text or empty area was pressed, or null: for the parts that have a meaning of their own, for the note
 * that a thread is about, and while text is selected.
 */
export function pressedNote({ target, button }: MouseEvent): string | null {
  if (button !== 0 || !(target instanceof Element) || target.closest(OWN_PRESS)) return null;
  const note = target.closest<HTMLElement>('[data-quoted-note], article[data-note]');
  if (!note || note.parentElement?.dataset['part'] === 'thread' || hasSelection()) return null;
  return note.dataset['quotedNote'] ?? note.dataset['note'] ?? null;
}

/** Whether text is selected on the page. */
export const hasSelection = (): boolean => window.getSelection()?.isCollapsed === false;
