import { keysOf, type KeyChanges } from '~/services/keys';
import { overlaps } from '~/stores/commands/Command';
import type { KeyCommand } from '~/stores/commands/ShortcutList';

/** Keys that programs, screen readers or our own lists need, with and without Shift. */
const FIXED =
  /^(?:Shift\+)?(?:Enter|Escape|Tab|Space|Backspace|Home|End|PageUp|PageDown|Arrow\w+|[1-9]|Dead|Process|Unidentified|Control|Shift|Alt|Meta|CapsLock|ContextMenu)$/;

/** Whether a key can be given to a command. @param key a name that `keyName` gives */
export const isFree = (key: string): boolean => !FIXED.test(key.replace(/^(?:Ctrl\+|Alt\+)+(?=Control|Shift|Alt|Meta)/, ''));

/** Sets the keys of a command. The default keys are stored as no change. */
function withKeys(changes: KeyChanges, { id, keys: defaults }: KeyCommand, keys: readonly string[]): KeyChanges {
  const { [id]: _before, ...others } = changes;
  const isDefault = keys.length === defaults.length && defaults.every((key) => keys.includes(key));
  return isDefault ? others : { ...others, [id]: keys };
}

/** The other commands that would have the same key in the same place. */
export const rivalsOf = (changes: KeyChanges, command: KeyCommand, key: string, commands: readonly KeyCommand[]): readonly KeyCommand[] =>
  commands.filter((other) => other.id !== command.id && overlaps(other.scope, command.scope) && keysOf(other, changes).includes(key));

/** Gives a key to a command. Any other command with the same key in the same place loses it. */
export function withKey(changes: KeyChanges, command: KeyCommand, key: string, commands: readonly KeyCommand[]): KeyChanges {
  const taken = rivalsOf(changes, command, key, commands).reduce((rest, other) => withoutKey(rest, other, key), changes);
  const own = keysOf(command, taken);
  return own.includes(key) ? taken : withKeys(taken, command, [...own, key]);
}

/** Takes a key from a command. */
export function withoutKey(changes: KeyChanges, command: KeyCommand, key: string): KeyChanges {
  return withKeys(
    changes,
    command,
    keysOf(command, changes).filter((own) => own !== key),
  );
}

/** Gives a command its default keys again. Other commands lose them. */
export function withDefaults(changes: KeyChanges, command: KeyCommand, commands: readonly KeyCommand[]): KeyChanges {
  const { [command.id]: _before, ...others } = changes;
  return command.keys.reduce(
    (rest, key) => rivalsOf(rest, command, key, commands).reduce((now, other) => withoutKey(now, other, key), rest),
    others,
  );
}
