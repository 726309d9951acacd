import { entriesIn } from '~/components/list/entries';
import type { Command, CommandPlace } from '~/stores/commands/Command';
import type { ListOnScreen } from '~/stores/focus/FocusStore';
import type { RootStore } from '~/stores/RootStore';
import type { LivePanes } from './panes/LivePanes';
import type { Workspace } from './WorkspaceContext';

/** The objects that every command of the product can act on. */
export interface CommandTargets {
  readonly root: RootStore;
  readonly workspace: Workspace;
  /** `panes.active` is the pane that commands act on. */
  readonly panes: LivePanes;
}

/** The context of commands of the product at the time they run. */
export interface CommandContext extends CommandTargets, CommandPlace {
  /** All commands, for features that list them. */
  readonly commands: readonly Command<CommandContext>[];
}

/** Returns the context of commands now. @param event the key press, if there was one */
export function contextNow(
  targets: CommandTargets,
  commands: readonly Command<CommandContext>[],
  event: KeyboardEvent | null = null,
): CommandContext {
  const { note, list } = targets.root.focus;
  return { ...targets, commands, event, note, list };
}

/**
 * The list that keys without a meaning at the focus act on: that of the active pane, and never one beside it. While the active
 * pane is not on screen, that of the first column.
 */
export function activeList({ root: { focus }, panes, list }: CommandContext): ListOnScreen | null {
  const { element } = panes.active;
  if (list || element.checkVisibility()) return list ?? focus.listIn(element) ?? entriesIn(element);
  const deck = document.getElementById('main');
  return deck && (focus.listIn(deck) ?? entriesIn(deck));
}

/**
 * The list that commands act on: the focused one, or else that of the active pane, or else that of the main pane or of the
 * first column.
 */
export function nearestList({ root: { focus }, panes, list }: CommandContext): ListOnScreen | null {
  const deck = document.getElementById('main');
  return list ?? focus.listIn(panes.active.element) ?? focus.listIn(panes.main.element) ?? (deck && focus.listIn(deck));
}
