import { listCommands } from '~/components/list/listCommands';
import { noteKeyCommands } from '~/components/note/menu/noteKeyCommands';
import type { Command } from '~/stores/commands/Command';
import { columnCommands } from '../deck/columnCommands';
import { windowCommands } from '../windows/windowCommands';
import type { CommandContext } from '../CommandContext';
import { productCommands } from './productCommands';

/**
 * Every command of the product. Each feature describes its own commands in one of these lists. Keys, the list of keys and the
 * command palette are built from them.
 */
export const COMMANDS: readonly Command<CommandContext>[] = [
  ...productCommands,
  ...listCommands,
  ...noteKeyCommands,
  ...columnCommands,
  ...windowCommands,
];
