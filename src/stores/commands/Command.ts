import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { FocusedNote, ListOnScreen } from '../focus/FocusStore';
import type { RootStore } from '../RootStore';

/**
 * Where the keys of a command work, the innermost place first. Within a scope, each key has one command. If scopes overlap, the
 * inner one wins: on a note with a warning S opens the warning, everywhere else it opens the search.
 */
export const SCOPES = ['note', 'list', 'column', 'window', 'everywhere'] as const;

/** One of {@link SCOPES}. */
export type CommandScope = (typeof SCOPES)[number];

/** Scopes that are active on the whole page, so a key can have only one meaning across them. */
const PAGE_SCOPES: readonly CommandScope[] = ['column', 'window', 'everywhere'];

/** Returns whether commands of these scopes must not share a key. */
export const overlaps = (a: CommandScope, b: CommandScope): boolean => a === b || (PAGE_SCOPES.includes(a) && PAGE_SCOPES.includes(b));

/** The place in which commands run. */
export interface CommandPlace {
  readonly root: RootStore;
  /** The key press that runs the command; null if it was chosen by name. */
  readonly event: KeyboardEvent | null;
  /** The focused note, if there is one. */
  readonly note: FocusedNote | null;
  /** The focused list, if there is one. */
  readonly list: ListOnScreen | null;
}

/**
 * One thing that people can do with a key or by name. Keys, the list of keys, the command palette and the menus are all built from these
 * descriptions, so a command is added in one place.
 * @typeParam P the facts that the command needs about the place where it runs
 */
export interface Command<P extends CommandPlace = CommandPlace> {
  /** Unique. The viewer's own keys are stored under this id. */
  readonly id: string;
  readonly scope: CommandScope;
  readonly text: MessageKey;
  /** Returns a text that is more exact than `text` at this moment, such as "Dark mode" instead of "Light or dark". */
  textNow?(place: P): MessageKey;
  /** Names of keys as `keyName` returns them, until the viewer changes them. */
  readonly keys: readonly string[];
  /** Whether the keys cannot be changed. */
  readonly isFixed?: boolean;
  /** How the keys are written if listing each would be too long. */
  readonly keysShown?: readonly string[];
  /** Whether the key works while it is held down. */
  readonly repeats?: boolean;
  /** Whether the key works in text fields, unless it types a character there. */
  readonly worksInTexts?: boolean;
  /** Commands with an icon are in the command palette. */
  readonly icon?: IconName;
  /** Returns whether it is possible here and now; always if absent. */
  when?(place: P): boolean;
  run(place: P): unknown;
}

/** Keys that a view handles by itself and that are the same in every program. The list of keys includes them. */
export interface FixedKeys {
  /** Where they work; `text` is the form that writes a note. */
  readonly scope: CommandScope | 'text';
  readonly text: MessageKey;
  /** Names of keys, clicks such as `Shift+Click`, and single characters. */
  readonly keys: readonly string[];
}
