import { fitOf } from '~/services/searchText';
import type { Command } from '~/stores/ui/Command';

/** The commands that fit a search, the best first; all of them in their own order without one. */
export function findCommands(commands: readonly Command[], query: string): readonly Command[] {
  if (query.trim() === '') return commands;
  return commands
    .map((command) => ({ command, fit: fitOf(command.title, query) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ command }) => command);
}
