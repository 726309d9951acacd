import { defineWindow } from '~/registry/defineWindow';
import type { PaletteEntry } from '~/stores/commands/PaletteEntry';

/** The entries of the palette. */
interface CommandPaletteParams {
  readonly commands: readonly PaletteEntry[];
  /** Entries that load late. They are added when they arrive. */
  readonly later: Promise<readonly PaletteEntry[]>;
}

/** Ends with the chosen entry. The opener runs it once the palette is closed. */
export default defineWindow<CommandPaletteParams, PaletteEntry>({
  id: 'commandPalette',
  title: 'shell.commands',
  head: 'own',
  neededOffline: true,
});
