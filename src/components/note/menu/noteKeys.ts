import type { KeyboardEvent } from 'react';
import { commandFor, type KeyCommand } from '~/services/keys';
import type { NoteCommands } from './NoteCommands';

const TEXT_FIELD = 'input, textarea, select, [contenteditable]';

const COMMANDS = ['reply', 'react', 'renote', 'menu', 'clip', 'cw', 'file', 'files'] as const satisfies readonly KeyCommand[];

/** What a key can mean for a note; on a link or button inside, Enter and Escape mean that. What it does is in runNoteKey.ts. */
export type NoteKey = (typeof COMMANDS)[number] | 'Enter' | 'Escape';

/** Does what a key means for the note that the focus is in. A handled key goes no further: `s` is also a key of the product. */
export function handleNoteKey(event: KeyboardEvent<HTMLElement>, commands: NoteCommands): void {
  const { key, target, currentTarget: note } = event;
  if (event.defaultPrevented || event.repeat || event.nativeEvent.isComposing) return;
  if (target instanceof Element && target.closest(TEXT_FIELD)) return;
  const command = commandFor(event, COMMANDS, commands.deps.root.settings.get('keyBindings')) ?? keyOfItself(event, note, key);
  // Without a warning the key is not the note's, so that it means what it means everywhere.
  if (!command || (command === 'cw' && !commands.hasCw)) return;
  event.preventDefault();
  event.stopPropagation();
  void commands.press(command, note);
}

function keyOfItself({ target, ctrlKey, metaKey, altKey }: KeyboardEvent, note: Element, key: string): NoteKey | undefined {
  if (target !== note || ctrlKey || metaKey || altKey) return undefined;
  return key === 'Enter' || key === 'Escape' ? key : undefined;
}
