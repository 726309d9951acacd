import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { shownNote, type NoteCommand } from './NoteCommand';
import { NOTE_COMMANDS, type NoteCommandId } from './noteCommands';

/** Where a command of a note was run. */
interface Origin {
  /** The pressed element, or the point of a click. */
  readonly anchor?: OverlayAnchor;
  /** The article of the note. Menus open at its button for the same command. */
  readonly article?: HTMLElement;
}

/** Returns whether a command is possible for a note now. */
export function canRunOnNote(note: NoteTarget, id: NoteCommandId): boolean {
  const command: NoteCommand = NOTE_COMMANDS[id];
  const shown = shownNote(note);
  return shown !== undefined && (command.when?.(note, shown) ?? true);
}

/** Runs a command for a note. Does nothing if it is not possible. */
export async function runNoteCommand(note: NoteTarget, id: NoteCommandId, origin: Origin): Promise<void> {
  const command: NoteCommand = NOTE_COMMANDS[id];
  const shown = shownNote(note);
  if (!shown || !canRunOnNote(note, id)) return;
  const { anchor, article } = origin;
  const place = anchor ?? (article ? buttonFor(id, article) : { x: window.innerWidth / 2, y: window.innerHeight / 2 });
  const run = (isOn: boolean) => command.run(note, shown, { anchor: place, isOn, article: article ?? null });
  const isOn = command.toggle?.isOn;
  if (typeof isOn !== 'string') {
    await run(isOn?.(note) ?? false);
    return;
  }
  const state = await note.account.noteActions.state(note.noteId);
  if (state.ok) await run(state.value[isOn]);
  else note.root.overlays.showError(state.error, { retry: () => void runNoteCommand(note, id, origin) });
}

/** Buttons of the footer, by their `data-action`. */
const BUTTONS: Partial<Readonly<Record<NoteCommandId, readonly string[]>>> = {
  react: ['react'],
  renote: ['renote'],
  clip: ['clip', 'more'],
};

/** Returns the note's button for a command, or the note itself, so that its menu always opens at the same place. */
function buttonFor(id: NoteCommandId, article: HTMLElement): Element {
  const actions = BUTTONS[id] ?? ['more'];
  const buttons = actions.map((action) => article.querySelector(`[data-action="${action}"]`));
  return buttons.find((button) => button !== null) ?? article;
}
