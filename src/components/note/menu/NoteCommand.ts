import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { Result } from '~/lib/Result';
import type { Note } from '~/services/records';
import type { NoteState } from '~/stores/noteActions/NoteActions';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { refuseMoved, requireSignIn } from '~/stores/session/guards';
import type { MenuItem, OverlayAnchor } from '~/stores/ui/OverlayStore';

/** Groups of the note's menu from top to bottom, with a line between them. */
export const MENU_GROUPS = ['clip', 'read', 'keep', 'report', 'channel', 'remove', 'debug'] as const;

/** The context of a run. */
export interface NoteCommandRun {
  /** The element or point where a menu or picker opens. */
  readonly anchor: OverlayAnchor;
  /** For a command that can be undone: whether it is done already, so that this run undoes it. */
  readonly isOn: boolean;
  /** The article of the note, if the command was run on the page. */
  readonly article: HTMLElement | null;
}

/** One thing that people can do with a note. The note's menu, its keys and the command palette are built from it. */
export interface NoteCommand {
  readonly text: MessageKey;
  /** The text where there is little room. */
  readonly short?: MessageKey;
  readonly icon: IconName;
  /** The group in the note's menu; if absent, the menu does not have it. */
  readonly group?: (typeof MENU_GROUPS)[number];
  /** The default keys. Without this property, no key can be assigned to it. */
  readonly keys?: readonly string[];
  readonly danger?: boolean;
  /** For a command that can be undone: whether it is done, and its name then. */
  readonly toggle?: {
    /** The part of the state that the server is asked for, or a function if the state is known. */
    readonly isOn: keyof NoteState | ((note: NoteTarget) => boolean);
    readonly text: MessageKey;
    readonly short?: MessageKey;
    readonly icon: IconName;
  };
  /** Returns whether this viewer can do it with this note; always if absent. */
  when?(note: NoteTarget, shown: Note): boolean;
  /** Returns the items of a submenu, if it is one in menus. */
  submenu?(note: NoteTarget, shown: Note, anchor: OverlayAnchor): Promise<readonly MenuItem[]>;
  /** Returns the address of another site, if it is a link in menus; already checked. */
  href?(shown: Note): string | null;
  run(note: NoteTarget, shown: Note, how: NoteCommandRun): unknown;
}

/** The current record of the note; undefined once it is deleted. */
export const shownNote = ({ account, noteId }: NoteTarget): Note | undefined => account.notes.get(noteId);

/** Continues only for people who may write: asks visitors to sign in, and refuses accounts that have moved. */
export async function mayAct({ root, account }: NoteTarget): Promise<boolean> {
  return (await requireSignIn(root)) && !(await refuseMoved(root, account));
}

/**
 * Runs an action on the server. If it fails, a message with a retry button appears.
 * @param onDone called when it succeeds, at the first attempt or a later one
 */
export async function perform<T>(note: NoteTarget, act: () => Promise<Result<T>>, onDone?: (value: T) => unknown): Promise<void> {
  const result = await act();
  if (result.ok) onDone?.(result.value);
  else note.root.overlays.showError(result.error, { retry: () => void perform(note, act, onDone) });
}

/** Runs an action on the server and shows the success tick, because nothing else on the page changes. Nothing is shown if it waits. */
export const confirmed = (note: NoteTarget, act: () => Promise<Result<unknown>>): Promise<void> =>
  perform(
    note,
    () => note.root.overlays.wait(act()),
    (value) => value !== 'waits' && note.root.overlays.success(),
  );
