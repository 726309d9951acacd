import { ALL_KEYS, keysOf } from '~/services/allKeys';
import type { KeyChanges, KeyCommand } from '~/services/keys';

/** Keys that programs, screen readers or lists of ours need for themselves, with and without Shift. */
const FIXED =
  /^(?:Shift\+)?(?:Enter|Escape|Tab|Space|Backspace|Home|End|PageUp|PageDown|Arrow\w+|[1-9]|Dead|Process|Unidentified|Control|Shift|Alt|Meta|CapsLock|ContextMenu)$/;

/** Whether a key can be given a meaning. @param key as `keyName` says it */
export const isFree = (key: string): boolean => !FIXED.test(key.replace(/^(?:Ctrl\+|Alt\+)+(?=Control|Shift|Alt|Meta)/, ''));

/** Changes with one command's keys changed; what it begins with is no change. */
export function withKeys(changes: KeyChanges, command: KeyCommand, keys: readonly string[]): KeyChanges {
  const { [command]: _before, ...others } = changes;
  const original = ALL_KEYS[command];
  const isDefault = keys.length === original.length && original.every((key) => keys.includes(key));
  return isDefault ? others : { ...others, [command]: keys };
}

/** Gives a key to a command. Of those that work in the same places, whichever had it loses it. */
export function withKey(changes: KeyChanges, command: KeyCommand, key: string, inSamePlace: readonly KeyCommand[]): KeyChanges {
  const taken = inSamePlace.reduce<KeyChanges>(
    (rest, other) => (other === command || !keysOf(other, rest).includes(key) ? rest : withoutKey(rest, other, key)),
    changes,
  );
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
