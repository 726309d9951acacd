/** Keys that the viewer chose, by the id of the command. An empty list switches the keys of a command off. */
export type KeyChanges = Readonly<Record<string, readonly string[]>>;

/** The parts of a key event that {@link keyName} reads. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Keys that mean nothing alone. */
export const MODIFIERS: readonly string[] = ['Control', 'Shift', 'Alt', 'Meta'];

/**
 * The name of a key press, such as `Ctrl+K`, `Shift+F6` or `?`. A sign that needs Shift is named by itself, and the
 * command key of a Mac counts as Ctrl.
 */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const isSign = key.length === 1 && !/\p{L}/u.test(key);
  const modifiers = [(ctrlKey || metaKey) && 'Ctrl+', altKey && 'Alt+', shiftKey && !isSign && 'Shift+'];
  return `${modifiers.filter(Boolean).join('')}${key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key}`;
}

/** Whether a key press writes a character in a text field. */
export const writesText = ({ key, ctrlKey, metaKey }: KeyPress): boolean => key.length === 1 && !ctrlKey && !metaKey;

/** The keys of a command: the viewer's own if there are any, or else the default ones. */
export const keysOf = ({ id, keys }: { readonly id: string; readonly keys: readonly string[] }, changes: KeyChanges): readonly string[] =>
  changes[id] ?? keys;

/** Keys whose label on keyboards differs from their standard name. */
const LABELS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/** A key as people read it, such as `Ctrl+←`. @param key a name that {@link keyName} gives */
export function keyText(key: string): string {
  return key.replace(/[A-Za-z]+$/, (name) => LABELS[name] ?? name);
}
