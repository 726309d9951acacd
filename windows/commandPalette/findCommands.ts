import { fitOf } from '~/services/searchText';
import type { PaletteEntry } from '~/stores/commands/PaletteEntry';

/** Returns the commands that match a search, the best first. Without a search, returns all in their own order. */
export function findCommands(commands: readonly PaletteEntry[], query: string): readonly PaletteEntry[] {
  if (query.trim() === '') return commands.filter(({ isOnlyFound }) => !isOnlyFound);
  return commands
    .map((command) => ({ command, fit: fitOfCommand(command, query) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ command }) => command);
}

/** A match in the title has more weight than any match in the other words. */
function fitOfCommand({ title, words = '' }: PaletteEntry, query: string): number {
  const fit = fitOf(title, query);
  return fit > 0 ? fit + 100 : fitOf(`${title} ${words}`, query);
}
