import { nextTask } from '~/lib/nextTask';
import type { CommandSurroundings } from '../CommandContext';
import { pressKey } from './commandKeys';

/**
 * Runs the commands of keys that were pressed before the commands were there, and of all keys after that.
 * @param early the keys so far, the first one first; empty once all have run
 * @returns what to do with a key press
 */
export function replayKeys(early: KeyboardEvent[], surroundings: CommandSurroundings): (event: KeyboardEvent) => void {
  let replayed: KeyboardEvent | undefined;
  const replay = async (): Promise<void> => {
    for (let key = early[0]; key; key = early[0]) {
      // What the key before opened is open by now: this one may belong to a text.
      await nextTask();
      // The event is dispatched again, because some commands wait for the next key, as G does for a letter.
      replayed = new KeyboardEvent(key.type, key);
      const target = key.target as Node;
      (target.isConnected ? target : document.body).dispatchEvent(replayed);
      early.shift();
    }
  };
  void replay();
  return (event) => {
    if (early.length === 0 || event === replayed) pressKey(event, surroundings);
    else if (!event.defaultPrevented) early.push(event);
  };
}
