import type { WORKSPACE_KEYS } from './allKeys';

/** Keys that do something wherever the focus is outside text fields. */
export const DOCUMENT_KEYS = {
  more: ['L'],
  commands: ['Ctrl+K'],
  keys: ['?'],
  newNote: ['N', 'P'],
  search: ['S', '/'],
  timeline: ['T'],
  scheme: ['D'],
  dashboard: ['W'],
  goTo: ['G'],
} satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Commands that a key does, and the keys that do them until somebody changes that (WS17 in
 * docs/spec/workspace.md). Arrows, Page Up and Page Down, Home, Enter and Escape mean what they mean everywhere and
 * are not among them. Those of the workspace come with it (allKeys.ts).
 */
export const KEYS = {
  ...DOCUMENT_KEYS,
  next: ['J'],
  previous: ['K'],
  reply: ['R'],
  renote: ['Q'],
  react: ['E', 'A', '+'],
  clip: ['C'],
  cw: ['S', 'X'],
  file: ['O'],
  files: ['H'],
  menu: ['M'],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Something that a key does. */
export type KeyCommand = keyof typeof KEYS | keyof typeof WORKSPACE_KEYS;

/** Keys that somebody chose instead; none at all switches a command's keys off. */
export type KeyChanges = { readonly [K in KeyCommand]?: readonly string[] };

/** What has to be known of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Name of a key press, such as `Ctrl+K`, `Shift+F6` or `?`; a sign that is written with Shift is meant itself. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const isSign = key.length === 1 && !/\p{L}/u.test(key);
  const modifiers = [(ctrlKey || metaKey) && 'Ctrl+', altKey && 'Alt+', shiftKey && !isSign && 'Shift+'];
  return `${modifiers.filter(Boolean).join('')}${key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key}`;
}

/** What a key press means among some commands. @param keys holds what those commands begin with */
export function commandFor<K extends KeyCommand>(
  press: KeyPress,
  commands: readonly K[],
  changes: KeyChanges,
  keys: KeyChanges = KEYS,
): K | undefined {
  const name = keyName(press);
  return commands.find((command) => (changes[command] ?? keys[command])?.includes(name));
}
