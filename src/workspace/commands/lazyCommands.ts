import { createRecentRows } from '~/components/list/RecentRows';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { followBack } from '../back/followBack';
import type { CommandTargets } from '../CommandContext';
import { pressKey } from './commandKeys';
import { followPlaces } from './recentPlaces';

/**
 * Makes the keys of commands and Back work, and remembers the visited places.
 * @param first a key that was pressed before, which runs its command now
 */
export function beginCommands(targets: CommandTargets, first: KeyboardEvent | null): Disposable {
  const running = new DisposableStore();
  targets.root.part(createRecentRows);
  running.add(followBack(targets));
  running.add(followPlaces(targets));
  const handleKey = (event: KeyboardEvent): void => pressKey(event, targets);
  document.addEventListener('keydown', handleKey);
  running.add(() => document.removeEventListener('keydown', handleKey));
  if (first) handleKey(first);
  return running;
}
