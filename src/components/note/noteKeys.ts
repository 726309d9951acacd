import type { KeyboardEvent } from 'react';
import type { NoteCommands } from './NoteCommands';

const TEXT_FIELD = 'input, textarea, select, [contenteditable]';

/** Letters that mean something anywhere in a note; what, is in runNoteKey.ts. */
const LETTERS = 'reaqmosxch+';

/** Does what a key means for the note that the focus is in. A handled key goes no further: `s` is also a key of the product. */
export function handleNoteKey(event: KeyboardEvent<HTMLElement>, commands: NoteCommands): void {
  const { key, target, currentTarget: note } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.nativeEvent.isComposing) return;
  if (target instanceof Element && target.closest(TEXT_FIELD)) return;
  // On a link or button inside, Enter means that.
  const isOurs = key.length === 1 ? LETTERS.includes(key) : target === note && /^(?:Enter|Escape)$/.test(key);
  if (!isOurs) return;
  event.preventDefault();
  event.stopPropagation();
  void commands.press(key, note);
}
