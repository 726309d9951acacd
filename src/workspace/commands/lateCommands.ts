import type { RootStore } from '~/stores/RootStore';
import { pressKey } from './commandKeys';
import { COMMANDS } from './commands';
import { openKeyHelp } from './openKeyHelp';

/** Everything that runs and lists commands, in one chunk. */
export const lateCommands = {
  pressKey,
  showKeys: (root: RootStore): Promise<void> => openKeyHelp({ root, commands: COMMANDS }),
};
