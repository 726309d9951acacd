import type { Command } from '~/stores/ui/Command';

/** What can be done. */
export interface CommandPaletteParams {
  readonly commands: readonly Command[];
  /** What has to be asked for first; it joins the others when it is there. */
  readonly later: Promise<readonly Command[]>;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the command that was chosen; the opener runs it, once the palette is gone. */
    commandPalette: { params: CommandPaletteParams; result: Command };
  }
}
