import type { PaletteEntry } from '~/stores/commands/PaletteEntry';

/** The choices of the palette. */
export interface CommandPaletteParams {
  readonly commands: readonly PaletteEntry[];
  /** Choices that have to be loaded first. They join the others when they arrive. */
  readonly later: Promise<readonly PaletteEntry[]>;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen entry. The opener runs it once the palette is closed. */
    commandPalette: { params: CommandPaletteParams; result: PaletteEntry };
  }
}
