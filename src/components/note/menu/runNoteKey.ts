import { runInAction } from 'mobx';
import { flushSync } from 'react-dom';
import { hiddenAtStart } from '~/components/media/hiddenAtStart';
import type { NoteCommands } from './NoteCommands';
import type { NoteKey } from './noteKeys';

type Command = (commands: NoteCommands, note: HTMLElement) => unknown;

const openMenu: Command = (commands, note) => commands.openMenu(anchorIn(note, 'more'));

/** What keys do with a focused note (reference/note.md section 12, field.md F3). Menus open at the note, where the focus is. */
const COMMANDS: Readonly<Record<NoteKey, Command>> = {
  reply: (commands) => commands.reply(),
  react: (commands, note) => commands.openReactionPicker(anchorIn(note, 'react')),
  renote: (commands, note) => commands.openRenoteMenu(anchorIn(note, 'renote')),
  menu: openMenu,
  clip: (commands, note) => commands.openClipMenu(anchorIn(note, 'clip', 'more')),
  cw: keepingFocus((commands) => commands.toggleCw()),
  // Where there are files, what people know it for from elsewhere; the menu has a key of its own.
  file: (commands, note) => {
    const file = firstFileIn(note);
    if (!file) return openMenu(commands, note);
    file.click();
  },
  files: keepingFocus((commands) => runInAction(() => toggleFiles(commands))),
  Enter: (commands) => commands.open(),
  Escape: (_commands, note) => note.blur(),
};

/** Does what a key means for a note. @param note its element */
export async function runNoteKey(key: NoteKey, commands: NoteCommands, note: HTMLElement): Promise<void> {
  await COMMANDS[key](commands, note);
}

/** For what may take away the element with the focus: the note has it then, or its keys would reach nothing. */
function keepingFocus(act: Command): Command {
  return (commands, note) => {
    const focused = document.activeElement;
    flushSync(() => act(commands, note));
    if (!focused?.isConnected) note.focus({ preventScroll: true });
  };
}

/**
 * The button that does the same, so that what opens stands where it always stands.
 * @param actions of that button, and of those that lead there where it does not stand
 */
function anchorIn(note: HTMLElement, ...actions: string[]): Element {
  const buttons = actions.map((action) => note.querySelector(`[data-action="${action}"]`));
  return buttons.find((button) => button !== null) ?? note;
}

/** What opens, reveals or plays the first file. */
function firstFileIn(note: HTMLElement): HTMLElement | null {
  return note.querySelector<HTMLElement>('[data-part="media"] :is(a, button)');
}

/** Hides all files if any is in sight, else reveals all. */
function toggleFiles({ note, deps: { view, root } }: NoteCommands): void {
  if (!note) return;
  const rules = { nsfw: root.settings.get('nsfw'), savesMediaData: root.settings.get('dataSaver').media };
  const isShown = note.files.some((file) => view.state.files?.[file.id] ?? !hiddenAtStart(file, rules));
  for (const file of note.files) view.setFile(file.id, !isShown);
}
