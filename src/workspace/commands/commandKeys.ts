import { productPath } from '~/lib/basePath';
import { runInAction } from 'mobx';
import { pressListKey } from '~/components/list/listKeys';
import { createRecentRows } from '~/components/list/RecentRows';
import { toAppError } from '~/lib/AppError';
import { isComposing, isTextField } from '~/lib/keys';
import { peek } from '~/lib/peek';
import { keyName, keysOf, writesText } from '~/services/keys';
import { SCOPES, type Command, type CommandScope } from '~/stores/commands/Command';
import { isReducedPath } from '../lib/shellKind';
import { activeList, contextNow, type CommandContext, type CommandTargets } from '../CommandContext';
import { COMMANDS } from './commands';
import { typeAhead } from './typeAhead';

/** Runs the command of a key press, if there is one. Ignores a key that an element closer to the focus has handled. */
export function pressKey(event: KeyboardEvent, targets: CommandTargets): void {
  if (event.defaultPrevented || isComposing(event) || typeAhead(event, targets)) return;
  const top = peek(() => targets.root.overlays.stack.at(-1));
  // The code that draws overlays may still be loading. The key is for the new overlay, not for the focused note.
  if (top && !document.querySelector(`[data-overlay="${top.key}"]`)) return;
  const here = contextNow(targets, COMMANDS, event);
  if (here.list) pressListKey(event, here.list);
  if (event.defaultPrevented) return;
  const command = runInAction(() => commandFor(event, here));
  if (command) answer(event, command, here);
  else pressKeyInPane(event, here);
}

/** Runs the command of a key in the active pane: on its list, or on the note that the reader is at. */
function pressKeyInPane(event: KeyboardEvent, here: CommandContext): void {
  const list = activeList(here);
  if (!list || !isOnPage(here) || isAbovePage(event.target)) return;
  const inPane = { ...here, list };
  const command = runInAction(() => commandFor(event, inPane));
  if (command) {
    answer(event, command, inPane);
    return;
  }
  if (here.note || candidatesFor(event, here).every(({ scope }) => scope !== 'note')) return;
  here.root.part(createRecentRows).enter(list);
  const onNote = contextNow(here, here.commands, event);
  const ofNote = runInAction(() => commandFor(event, onNote));
  if (ofNote) answer(event, ofNote, onNote);
}

/** Runs the command of a key press instead of what the browser does with the key. */
function answer(event: KeyboardEvent, command: Command<CommandContext>, context: CommandContext): void {
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
  const candidates = candidatesFor(event, context);
  for (const scope of SCOPES) {
    if (!isActive(scope, context)) continue;
    const found = candidates.find((command) => command.scope === scope && (command.when?.(context) ?? true));
    if (found) return found;
  }
  return undefined;
}

/** Returns all commands that have the key, wherever they work. */
function candidatesFor(event: KeyboardEvent, { commands, root }: CommandContext): readonly Command<CommandContext>[] {
  const name = keyName(event);
  const changes = root.settings.get('keyBindings');
  const isInText = isTextField(event.target);
  return commands.filter(
    (command) =>
      keysOf(command, changes).includes(name) &&
      (!event.repeat || command.repeats) &&
      (!isInText || (command.worksInTexts && !writesText(event))),
  );
}

/** Returns whether the keys of a scope work here. A note or a list can also be in a dialog; everything else is below it. */
function isActive(scope: CommandScope, context: CommandContext): boolean {
  if (scope === 'note') return context.note !== null;
  if (scope === 'list') return context.list !== null;
  return isOnPage(context);
}

/** Whether an element is above the page, as the drawers of phones are. */
const isAbovePage = (target: EventTarget | null): boolean => target instanceof Element && target.closest('#layers') !== null;

/** Whether keys reach the page: nothing is open above it. */
const isOnPage = ({ root }: CommandContext): boolean => !root.overlays.hasOpen() && !isReducedPath(productPath(location.pathname));
