import { commandFor, KEYS, type KeyChanges, type KeyCommand, type KeyPress } from './keys';

/** Commands of the workspace, of which most visits begin without one, and the keys that do them. */
export const WORKSPACE_KEYS = {
  nextFrame: ['F6'],
  previousFrame: ['Shift+F6'],
  nextColumn: ['Ctrl+ArrowRight'],
  previousColumn: ['Ctrl+ArrowLeft'],
  undo: ['Ctrl+Z'],
  redo: ['Ctrl+Shift+Z'],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Keys that mean nothing alone. */
export const MODIFIERS: readonly string[] = ['Control', 'Shift', 'Alt', 'Meta'];

/** So often in a row the key of `goTo` asks for safe mode. */
export const SAFE_MODE_PRESSES = 5;

/** Something that a key does in the workspace. */
export type WorkspaceCommand = keyof typeof WORKSPACE_KEYS;

/** Every command with the keys that do it until somebody changes that. */
export const ALL_KEYS: Readonly<Record<KeyCommand, readonly string[]>> = { ...KEYS, ...WORKSPACE_KEYS };

/** Keys of a command. */
export function keysOf(command: KeyCommand, changes: KeyChanges): readonly string[] {
  return changes[command] ?? ALL_KEYS[command];
}

/** What a key press means among some commands of the workspace. */
export function workspaceCommandFor<K extends WorkspaceCommand>(
  press: KeyPress,
  commands: readonly K[],
  changes: KeyChanges,
): K | undefined {
  return commandFor(press, commands, changes, WORKSPACE_KEYS);
}
