import { listCommands } from '~/components/list/listCommands';
import { noteKeyCommands } from '~/components/note/menu/noteKeyCommands';
import type { Command } from '~/stores/commands/Command';
import { columnCommands } from '../deck/columnCommands';
import { windowCommands } from '../windows/windowCommands';
import type { CommandContext } from '../CommandContext';
import { productCommands } from './productCommands';

/**
 * Every command of the product. Each feature describes its own; a new command is one more entry in one of these lists, and
 * keys, the list of keys and the command palette follow.
 */
export const COMMANDS: readonly Command<CommandContext>[] = [
  ...productCommands,
  ...listCommands,
  ...noteKeyCommands,
  ...columnCommands,
  ...windowCommands,
];
