import type { MessageKey } from '~/i18n/I18n';
import { makeObservable, observableRef, action } from 'mobx';
import type { Command, FixedKeys } from './Command';

/** A command as the list of keys shows it. */
export type KeyCommand = Pick<Command, 'id' | 'scope' | 'text' | 'keys' | 'isFixed' | 'keysShown'>;

/** What the list of keys shows. */
export interface ShortcutList {
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

/** Knows the commands once they are loaded, for pages that list their keys. */
export class ShortcutSource {
  list: ShortcutList | null = null;

  constructor() {
    makeObservable(this, { list: observableRef, offer: action });
  }

  offer(list: ShortcutList): void {
    this.list = list;
  }
}

/** The commands of the product. */
export const createShortcutSource = (): ShortcutSource => new ShortcutSource();
