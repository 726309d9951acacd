import { groupedItems } from '~/components/ui/groupedItems';
import type { AppError } from '~/lib/AppError';
import type { Result } from '~/lib/Result';
import type { Note } from '~/services/records';
import type { NoteState } from '~/stores/noteActions/NoteActions';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { ActionItem, PendingItem } from '~/stores/ui/menuItems';
import { errorText } from '~/stores/ui/errorText';
import type { MenuItem, OverlayAnchor } from '~/stores/ui/OverlayStore';
import { MENU_GROUPS, shownNote, type NoteCommand } from './NoteCommand';
import { openNoteMenu } from './openNoteMenu';
import { quickReactions } from './quickReactions';

/**
 * Returns the menu of a note: the commands that have a group and are possible now.
 * @param tiles commands for fingers, as large tiles above the others, below a row of reactions
 */
export function noteMenu(
  note: NoteTarget,
  commands: readonly NoteCommand[],
  anchor: OverlayAnchor,
  tiles: readonly NoteCommand[] = [],
): readonly MenuItem[] {
  const shown = shownNote(note);
  if (!shown) return [];
  const others = commands.filter((command) => !tiles.includes(command));
  const builder = new NoteMenuBuilder(note, shown, others, anchor);
  const list = groupedItems(MENU_GROUPS.map((group) => builder.group(group)));
  if (tiles.length === 0 || !note.account.me) return list;
  return [quickReactions(note, shown, anchor), builder.tiles(tiles), ...list];
}

class NoteMenuBuilder {
  /** Loaded for the first item that depends on it. */
  #state: Promise<Result<NoteState>> | undefined;

  constructor(
    private readonly note: NoteTarget,
    private readonly shown: Note,
    private readonly commands: readonly NoteCommand[],
    private readonly anchor: OverlayAnchor,
  ) {}

  group(group: NoteCommand['group']): readonly MenuItem[] {
    const { note, shown } = this;
    // The buttons ask visitors to sign in; the menu offers only what they can do.
    if (!note.account.me && group !== 'read') return [];
    return this.commands
      .filter((command) => command.group === group && (command.when?.(note, shown) ?? true))
      .map((command) => this.#entry(command));
  }

  tiles(commands: readonly NoteCommand[]): MenuItem {
    const { note, shown } = this;
    const items = commands
      .filter((command) => command.when?.(note, shown) ?? true)
      .map(shortly)
      .map((command) => {
        const isOn = command.toggle?.isOn;
        return typeof isOn === 'string' ? this.#pending(command, isOn) : this.#action(command, isOn?.(note) ?? false);
      });
    return { type: 'row', look: 'tiles', items };
  }

  #entry(command: NoteCommand): MenuItem {
    const { note, shown } = this;
    const { icon, toggle } = command;
    const text = note.root.i18n.t(command.text);
    const url = command.href?.(shown);
    if (url) return { type: 'a', href: url, target: '_blank', text, icon };
    const items = command.submenu?.bind(command, note, shown, this.anchor);
    if (items) return { type: 'parent', text, icon, children: items };
    if (typeof toggle?.isOn === 'function') return this.#action(command, toggle.isOn(note));
    return toggle ? this.#pending(command, toggle.isOn) : this.#action(command, false);
  }

  #action(command: NoteCommand, isOn: boolean): ActionItem {
    const { note, shown, anchor } = this;
    const { text, icon, danger, toggle } = command;
    const face = isOn && toggle ? toggle : { text, icon };
    return {
      text: note.root.i18n.t(face.text),
      icon: face.icon,
      ...(danger && { danger }),
      action: async () => void (await command.run(note, shown, { anchor, isOn, article: null })),
    };
  }

  /** Returns an item that depends on the server's answer; the rest of the menu does not wait for it. */
  #pending(command: NoteCommand, of: keyof NoteState): PendingItem {
    const isFirst = this.#state === undefined;
    this.#state ??= this.note.account.noteActions.state(this.shown.id);
    return {
      type: 'pending',
      item: this.#state.then((state) => (state.ok ? this.#action(command, state.value[of]) : isFirst ? this.#askAgain(state.error) : null)),
    };
  }

  /** Opens the menu again, which asks the server again. */
  #askAgain(error: AppError): MenuItem {
    const { note, commands, anchor } = this;
    const { i18n, clock } = note.root;
    return {
      text: i18n.t('noteMenu.askStateAgain', { reason: errorText(error, i18n, clock.now()).text }),
      icon: 'refresh',
      action: () => openNoteMenu(note, anchor, 'noteMenu.menu', () => noteMenu(note, commands, anchor)),
    };
  }
}

/** The same command with its short names. */
const shortly = ({ toggle, ...command }: NoteCommand): NoteCommand => ({
  ...command,
  text: command.short ?? command.text,
  ...(toggle && { toggle: { ...toggle, text: toggle.short ?? toggle.text } }),
});
