import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { FocusedNote, ListOnScreen } from '../focus/FocusStore';
import type { RootStore } from '../RootStore';

/**
 * Where the keys of a command work, the innermost place first. In one scope a key stands for one command; where scopes
 * overlap, the inner one wins: on a note with a warning S opens the warning, everywhere else it searches.
 */
export const SCOPES = ['note', 'list', 'column', 'window', 'everywhere'] as const;

/** One of {@link SCOPES}. */
export type CommandScope = (typeof SCOPES)[number];

/** Scopes that are active all over the page, so that a key can mean only one thing in all of them together. */
const PAGE_SCOPES: readonly CommandScope[] = ['column', 'window', 'everywhere'];

/** Whether two commands of these scopes may not have the same key. */
export const overlaps = (a: CommandScope, b: CommandScope): boolean => a === b || (PAGE_SCOPES.includes(a) && PAGE_SCOPES.includes(b));

/** What commands act on at the moment when they run. */
export interface CommandPlace {
  readonly root: RootStore;
  /** The key press that runs the command; null if it was chosen by its name. */
  readonly event: KeyboardEvent | null;
  /** The note that has the focus, if one does. */
  readonly note: FocusedNote | null;
  /** The list that has the focus, if one does. */
  readonly list: ListOnScreen | null;
}

/**
 * One thing that people can do by a key or by its name. The keys, the list of keys, the command palette and the menus are
 * all built from these descriptions, so a command is added in one place.
 *
 * @typeParam P what it needs to know of where it runs
 */
export interface Command<P extends CommandPlace = CommandPlace> {
  /** Unique. The viewer's own keys are stored under it. */
  readonly id: string;
  readonly scope: CommandScope;
  readonly text: MessageKey;
  /** A text that says more than `text` at this moment, such as "Dark mode" instead of "Light or dark". */
  textNow?(place: P): MessageKey;
  /** Names of keys as `keyName` gives them, until the viewer changes them. */
  readonly keys: readonly string[];
  /** The keys cannot be changed. */
  readonly isFixed?: boolean;
  /** How the keys are written where naming each would take too long. */
  readonly keysShown?: readonly string[];
  /** The key works while it is held down. */
  readonly repeats?: boolean;
  /** The key works in text fields, unless it writes a character there. */
  readonly worksInTexts?: boolean;
  /** A command with an icon stands in the command palette. */
  readonly icon?: IconName;
  /** Whether it can be done here and now; always if absent. */
  when?(place: P): boolean;
  run(place: P): unknown;
}

/** Keys that a view handles by itself and that are the same in every program; the list of keys names them. */
export interface FixedKeys {
  readonly scope: CommandScope;
  readonly text: MessageKey;
  /** Names of keys, clicks such as `Shift+Click`, and signs. */
  readonly keys: readonly string[];
}
