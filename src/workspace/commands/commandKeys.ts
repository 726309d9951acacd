import { runInAction } from 'mobx';
import { toAppError } from '~/lib/AppError';
import { isTextField } from '~/lib/isTextField';
import { keyName, keysOf, writesText } from '~/services/keys';
import { SCOPES, type Command, type CommandScope } from '~/stores/commands/Command';
import { isReducedPath } from '../lib/shellKind';
import { contextNow, type CommandContext, type CommandSurroundings } from '../CommandContext';
import { COMMANDS } from './commands';

/** Runs the command of a key press, if there is one. Ignores a key that an element closer to the focus has handled. */
export function pressKey(event: KeyboardEvent, surroundings: CommandSurroundings): void {
  if (event.defaultPrevented || event.isComposing) return;
  const context = contextNow(surroundings, COMMANDS, event);
  const command = runInAction(() => commandFor(event, context));
  if (!command) return;
  event.preventDefault();
  void runCommand(command, context);
}

/** Runs a command. If it fails, a message with a retry button appears. */
export async function runCommand(command: Pick<Command<CommandContext>, 'run'>, context: CommandContext): Promise<void> {
  try {
    await command.run(context);
  } catch (thrown) {
    context.root.overlays.showError(toAppError(thrown), { retry: () => void runCommand(command, context) });
  }
}

/** Returns the command of a key press: the first one in the innermost scope that has the key and can run. */
function commandFor(event: KeyboardEvent, context: CommandContext): Command<CommandContext> | undefined {
  const name = keyName(event);
  const changes = context.root.settings.get('keyBindings');
  const isInText = isTextField(event.target);
  const candidates = context.commands.filter(
    (command) =>
      keysOf(command, changes).includes(name) &&
      (!event.repeat || command.repeats) &&
      (!isInText || (command.worksInTexts && !writesText(event))),
  );
  for (const scope of SCOPES) {
    if (!isActive(scope, context)) continue;
    const found = candidates.find((command) => command.scope === scope && (command.when?.(context) ?? true));
    if (found) return found;
  }
  return undefined;
}

/** Returns whether the keys of a scope work here. A note or a list can also be in a dialog; everything else is below it. */
function isActive(scope: CommandScope, { note, list, root }: CommandContext): boolean {
  if (scope === 'note') return note !== null;
  if (scope === 'list') return list !== null;
  return !root.overlays.hasOpen() && !isReducedPath(location.pathname);
}
