import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { neededOffline } from '~/lib/neededOffline';
import { settle } from '~/stores/settle';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { perform } from './NoteCommand';
import type * as NoteMenus from './noteMenus';

const loadCode = neededOffline(() => import('./noteMenus'));

/** Loads the menus of notes with their texts at the first use, because most notes are read without one. */
const withMenus = (note: NoteTarget, open: (menus: typeof NoteMenus) => Promise<void>): Promise<void> =>
  perform(
    note,
    () => settle(Promise.all([loadCode(), note.root.i18n.shared()])),
    ([menus]) => void open(menus),
  );

/** Opens the menu of a command. */
export const openCommandMenu = (note: NoteTarget, id: 'renote' | 'clip' | 'menu', anchor: OverlayAnchor): Promise<void> =>
  withMenus(note, ({ runNoteCommand }) => runNoteCommand(note, id, { anchor }));

/** Opens the menu of an emoji in the text of a note, or of a reaction. */
export const openEmojiMenu = (note: NoteTarget, emoji: string, anchor: OverlayAnchor): Promise<void> =>
  withMenus(note, ({ openNoteMenu, emojiMenu }) => openNoteMenu(note, anchor, 'noteMenu.emojiMenu', () => emojiMenu(note, emoji)));

/** Opens the menu of a renote itself, not of the note that it shows. */
export const openRenoteTimeMenu = (note: NoteTarget, anchor: OverlayAnchor): Promise<void> =>
  withMenus(note, ({ openNoteMenu, renoteTimeMenu }) => openNoteMenu(note, anchor, 'note.renoteTimeMenu', () => renoteTimeMenu(note)));
