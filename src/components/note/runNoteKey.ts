import { runInAction } from 'mobx';
import { hiddenAtStart } from '~/components/media/hiddenAtStart';
import type { NoteCommands } from './NoteCommands';

type Command = (commands: NoteCommands, note: HTMLElement) => unknown;

const react: Command = (commands, note) => commands.openReactionPicker(anchorIn(note, 'react'));
const openMenu: Command = (commands, note) => commands.openMenu(anchorIn(note, 'more'));

/** Keys of a focused note (reference/note.md section 12, field.md F3). Menus open at the note, where the focus is. */
const COMMANDS: Readonly<Record<string, Command>> = {
  r: (commands) => commands.reply(),
  e: react,
  a: react,
  '+': react,
  q: (commands, note) => commands.openRenoteMenu(anchorIn(note, 'renote')),
  m: openMenu,
  // Where there are files, what people know it for from elsewhere; the menu has a key of its own.
  o: (commands, note) => {
    const file = firstFileIn(note);
    if (!file) return openMenu(commands, note);
    file.click();
  },
  c: (commands, note) => commands.openClipMenu(anchorIn(note, 'more')),
  s: (commands) => commands.toggleCw(),
  x: (commands) => commands.toggleCw(),
  h: (commands) => runInAction(() => toggleFiles(commands)),
  enter: (commands) => commands.open(),
  escape: (_commands, note) => note.blur(),
};

/** Does what a key means for a note. @param note its element */
export async function runNoteKey(key: string, commands: NoteCommands, note: HTMLElement): Promise<void> {
  await COMMANDS[key.toLowerCase()]?.(commands, note);
}

/** The button that does the same, so that what opens stands where it always stands. */
function anchorIn(note: HTMLElement, action: string): Element {
  return note.querySelector(`[data-action="${action}"]`) ?? note;
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
