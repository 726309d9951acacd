import { defineWindow } from '~/registry/defineWindow';
import type { PaletteChoice, PaletteEntry } from '~/stores/commands/PaletteEntry';

/** The entries of the palette. */
interface CommandPaletteParams {
  readonly commands: readonly PaletteEntry[];
  /** Entries that load late. They are added when they arrive. */
  readonly later: Promise<readonly PaletteEntry[]>;
}

/** Ends with the choice. The opener acts on it once the palette is closed. */
export default defineWindow<CommandPaletteParams, PaletteChoice>({
  id: 'commandPalette',
  title: 'shell.commands',
  presentation: 'auto',
  frame: 'finder',
  head: 'own',
  neededOffline: true,
});
