import type { MessageKey } from '~/i18n/I18n';
import type { Command, FixedKeys } from '~/stores/commands/Command';

/** A command as the list of keys shows it. */
export type KeyCommand = Pick<Command, 'id' | 'scope' | 'text' | 'keys' | 'isFixed' | 'keysShown'>;

/** What the list of keys shows. */
export interface KeyHelpParams {
  readonly commands: readonly KeyCommand[];
  readonly fixed: readonly FixedKeys[];
  /** The command that a letter follows. */
  readonly goTo: {
    readonly id: string;
    readonly places: readonly { readonly letter: string; readonly title: MessageKey }[];
    /** How often in a row its key asks for safe mode. */
    readonly safeModePresses: number;
  };
}
