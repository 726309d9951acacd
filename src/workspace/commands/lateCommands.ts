import { createRecentRows } from '~/components/list/RecentRows';
import type { Disposable } from '~/lib/disposable';
import type { RootStore } from '~/stores/RootStore';
import { followBack } from '../back/followBack';
import type { CommandSurroundings } from '../CommandContext';
import { replayKeys } from './replayKeys';
import { COMMANDS } from './commands';
import { openKeyHelp } from './openKeyHelp';

/** Everything that runs and lists commands, and what Back does, in one chunk. */
export const lateCommands = {
  replayKeys,
  /** Begins what goes on between key presses. */
  begin: (surroundings: CommandSurroundings): Disposable => {
    surroundings.root.part(createRecentRows);
    return followBack(surroundings);
  },
  showKeys: (root: RootStore): Promise<void> => openKeyHelp({ root, commands: COMMANDS }),
};
