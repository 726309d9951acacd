import { usesKey } from '~/lib/keys';
import type { Command, CommandPlace } from '~/stores/commands/Command';
import { createRecentRows } from './RecentRows';

/** Moves the focus one row on. Where it is outside of the list, it goes on from the row that the reader was at. */
function step({ root, list }: CommandPlace, by: 1 | -1): void {
  if (!list) return;
  const { activeElement } = document;
  const from = list.element.contains(activeElement) ? activeElement : root.part(createRecentRows).rowIn(list);
  if (from) list.step(from, by);
  else list.focusFirst();
}

const stepping = (by: 1 | -1): Pick<Command, 'scope' | 'repeats' | 'when' | 'run'> => ({
  scope: 'list',
  repeats: true,
  when: ({ event }) => event === null || !usesKey(event.target, event.key),
  run: (place: CommandPlace) => step(place, by),
});

/** Commands of a list: the one with the focus, or else the one of the active pane. */
export const listCommands: readonly Command[] = [
  { id: 'next', text: 'command.next', keys: ['J'], ...stepping(1) },
  { id: 'previous', text: 'command.previous', keys: ['K'], ...stepping(-1) },
];
