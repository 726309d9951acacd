import { runInAction } from 'mobx';
import { toAppError } from '~/lib/AppError';
import { isTextField } from '~/lib/isTextField';
import { keyName, keysOf, writesText } from '~/services/keys';
import { SCOPES, type Command, type CommandScope } from '~/stores/commands/Command';
import { isReducedPath } from '../lib/shellKind';
import { contextNow, type CommandContext, type CommandSurroundings } from '../CommandContext';
import { COMMANDS } from './commands';

/** Runs the command of a key press, if there is one. A key that something nearer to the focus has used is left alone. */
export function pressKey(event: KeyboardEvent, surroundings: CommandSurroundings): void {
  if (event.defaultPrevented || event.isComposing) return;
  const context = contextNow(surroundings, COMMANDS, event);
  const command = runInAction(() => commandFor(event, context));
  if (!command) return;
  event.preventDefault();
  void runCommand(command, context);
}

/** Runs a command. A failure is shown with a button that tries again. */
export async function runCommand(command: Pick<Command<CommandContext>, 'run'>, context: CommandContext): Promise<void> {
  try {
    await command.run(context);
  } catch (thrown) {
    context.root.overlays.showError(toAppError(thrown), { retry: () => void runCommand(command, context) });
  }
}

/** The command of a key press: the first one of the innermost scope that has the key and can run. */
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

/** Whether the keys of a scope work here. A note or a list may also stand in a dialog; the rest lies below it. */
function isActive(scope: CommandScope, { note, list, root }: CommandContext): boolean {
  if (scope === 'note') return note !== null;
  if (scope === 'list') return list !== null;
  return !root.overlays.hasOpen() && !isReducedPath(location.pathname);
}
