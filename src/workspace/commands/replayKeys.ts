import { isTextField } from '~/lib/isTextField';
import { nextTask } from '~/lib/nextTask';
import { peek } from '~/lib/peek';
import type { CommandSurroundings } from '../CommandContext';
import { writeEarlyTyping } from '../overlays/earlyTyping';
import { pressKey } from './commandKeys';

/**
 * Runs the commands of keys that were pressed before the commands were there, and of all keys after that.
 * @param early the keys so far, the first one first; empty once all have run
 * @returns what to do with a key press
 */
export function replayKeys(early: KeyboardEvent[], surroundings: CommandSurroundings): (event: KeyboardEvent) => void {
  const { overlays } = surroundings.root;
  let replayed: KeyboardEvent | undefined;
  /** Writes the next keys into the window on top, as far as they are text for it. */
  const write = (): void => {
    const top = peek(() => overlays.stack.at(-1));
    if (!top) return;
    while (early[0] && writeEarlyTyping(early[0], top)) early.shift();
  };
  const replay = async (): Promise<void> => {
    while (early.length > 0) {
      // What the key before opened is open by now: this one may belong to a text.
      await nextTask();
      write();
      const [key] = early;
      if (!key) return;
      // The event is dispatched again, because some commands wait for the next key, as G does for a letter.
      replayed = new KeyboardEvent(key.type, key);
      const target = key.target as Node;
      (target.isConnected ? target : document.body).dispatchEvent(replayed);
      early.shift();
    }
  };
  void replay();
  return (event) => {
    const isWritten = event !== replayed && isTextField(event.target);
    // The browser writes this key after those that were pressed before it.
    if (isWritten) write();
    if (early.length === 0 || event === replayed || isWritten) pressKey(event, surroundings);
    else if (!event.defaultPrevented) early.push(event);
  };
}
