import type { Command } from '~/stores/commands/Command';
import type { PaletteEntry } from '~/stores/commands/PaletteEntry';
import type { FocusedNote } from '~/stores/focus/FocusStore';
import { shownNote, type NoteCommand } from './NoteCommand';
import { NOTE_COMMANDS, type NoteCommandId } from './noteCommands';
import { canRunOnNote, runNoteCommand } from './runNoteCommand';

const ENTRIES: readonly (readonly [NoteCommandId, NoteCommand])[] = Object.entries(NOTE_COMMANDS) as [NoteCommandId, NoteCommand][];

/** Whether only the server knows which of its two names a command has now. */
const asksServer = ({ toggle }: NoteCommand): boolean => typeof toggle?.isOn === 'string';

/** The commands of a note, as commands that act on the focused note. */
export const noteKeyCommands: readonly Command[] = ENTRIES.map(([id, command]) => {
  const { text, icon, keys, toggle } = command;
  return {
    id,
    scope: 'note',
    text,
    keys: keys ?? [],
    isFixed: keys === undefined,
    ...(!asksServer(command) && { icon }),
    ...(typeof toggle?.isOn === 'function' && {
      textNow: ({ note }) => (note && (toggle.isOn as (target: FocusedNote['target']) => boolean)(note.target) ? toggle.text : text),
    }),
    when: ({ note }) => note !== null && canRunOnNote(note.target, id),
    run: ({ note }) => note && runNoteCommand(note.target, id, { article: note.element }),
  } satisfies Command;
});

/** Returns the commands of a note whose names depend on the server's answer; none if it does not answer. */
export async function statePaletteEntries({ target, element }: FocusedNote): Promise<readonly PaletteEntry[]> {
  const { i18n } = target.root;
  const commands = ENTRIES.filter(([id, command]) => asksServer(command) && canRunOnNote(target, id));
  const shown = shownNote(target);
  const state = shown && commands.length > 0 ? await target.account.noteActions.state(shown.id) : undefined;
  if (!state?.ok) return [];
  return commands.map(([id, { text, icon, toggle }]) => {
    const isOn = typeof toggle?.isOn === 'string' && state.value[toggle.isOn];
    const face = isOn && toggle ? toggle : { text, icon };
    return {
      id: `note ${id}`,
      title: i18n.t(face.text),
      icon: face.icon,
      group: 'note',
      run: () => runNoteCommand(target, id, { article: element }),
    };
  });
}
