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

/** How a command runs. */
export interface NoteCommandRun {
  /** Where a menu or picker opens. */
  readonly anchor: OverlayAnchor;
  /** Of a command that can be undone: whether it is done already, so that this run undoes it. */
  readonly isOn: boolean;
  /** The article of the note, where the command was given on the page. */
  readonly article: HTMLElement | null;
}

/** One thing that people can do with a note; the note's menu, its keys and the command palette are built from it. */
export interface NoteCommand {
  readonly text: MessageKey;
  readonly icon: IconName;
  /** Where it stands in the note's menu; nowhere if absent. */
  readonly group?: (typeof MENU_GROUPS)[number];
  /** Default keys. Without the property no key can be given to it. */
  readonly keys?: readonly string[];
  readonly danger?: boolean;
  /** Of a command that can be undone: whether it is done, and how it is named then. */
  readonly toggle?: {
    /** A part of the state that the server is asked for, or a function where the state is known. */
    readonly isOn: keyof NoteState | ((note: NoteTarget) => boolean);
    readonly text: MessageKey;
    readonly icon: IconName;
  };
  /** Whether it can be done with this note by this viewer; always if absent. */
  when?(note: NoteTarget, shown: Note): boolean;
  /** In menus it opens a submenu. */
  submenu?(note: NoteTarget, shown: Note): Promise<readonly MenuItem[]>;
  /** In menus it is a link to another site; already checked. */
  href?(shown: Note): string | null;
  run(note: NoteTarget, shown: Note, how: NoteCommandRun): unknown;
}

/** The record of the note as it is now; undefined once it is deleted. */
export const shownNote = ({ account, noteId }: NoteTarget): Note | undefined => account.notes.get(noteId);

/** Lets through who may write: asks visitors to sign in, and refuses accounts that have moved. */
export async function mayAct({ root, account }: NoteTarget): Promise<boolean> {
  return (await requireSignIn(root)) && !(await refuseMoved(root, account));
}

/**
 * Runs an action of the server. A failure is shown with a button that tries again.
 * @param onDone called when it went well, at the first try or a later one
 */
export async function perform<T>(note: NoteTarget, act: () => Promise<Result<T>>, onDone?: (value: T) => void): Promise<void> {
  const result = await act();
  if (result.ok) onDone?.(result.value);
  else note.root.overlays.showError(result.error, { retry: () => void perform(note, act, onDone) });
}

/** Runs an action of the server and shows the success tick, because nothing else on the page changes. */
export const confirmed = (note: NoteTarget, act: () => Promise<Result<unknown>>): Promise<void> =>
  perform(note, act, () => note.root.overlays.success());
