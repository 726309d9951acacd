import { runInAction } from 'mobx';
import { createRecentRows } from '~/components/list/RecentRows';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { createShortcutSource } from '~/stores/commands/ShortcutList';
import { followBack } from '../back/followBack';
import type { CommandTargets } from '../CommandContext';
import { pressKey } from './commandKeys';
import { COMMANDS } from './commands';
import { shortcutList } from './openKeyHelp';
import { followPlaces } from './recentPlaces';

/**
 * Makes the keys of commands and Back work, remembers the visited places, and lets pages list the keys.
 * @param first a key that was pressed before, which runs its command now
 */
export function beginCommands(targets: CommandTargets, first: KeyboardEvent | null): Disposable {
  const running = new DisposableStore();
  targets.root.part(createRecentRows);
  running.add(followBack(targets));
  running.add(followPlaces(targets));
  const { root } = targets;
  root.part(createShortcutSource).offer(runInAction(() => shortcutList({ root, commands: COMMANDS })));
  const handleKey = (event: KeyboardEvent): void => pressKey(event, targets);
  document.addEventListener('keydown', handleKey);
  running.add(() => document.removeEventListener('keydown', handleKey));
  if (first) handleKey(first);
  return running;
}
