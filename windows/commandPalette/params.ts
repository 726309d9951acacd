import type { PaletteEntry } from '~/stores/commands/PaletteEntry';

/** The entries of the palette. */
export interface CommandPaletteParams {
  readonly commands: readonly PaletteEntry[];
  /** Entries that load late. They are added when they arrive. */
  readonly later: Promise<readonly PaletteEntry[]>;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen entry. The opener runs it once the palette is closed. */
    commandPalette: { params: CommandPaletteParams; result: PaletteEntry };
  }
}
