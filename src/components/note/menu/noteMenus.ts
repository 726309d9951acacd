import type { MenuItem, OverlayAnchor } from '~/stores/ui/OverlayStore';
import type { NoteCommands } from './NoteCommands';
import { clipMenu } from './clipMenu';
import { emojiMenu } from './emojiMenu';
import { noteMenu } from './noteMenu';
import { renoteMenu } from './renoteMenu';
import { renoteTimeMenu } from './renoteTimeMenu';

/** @param anchor what was pressed to open it */
type Menu = (commands: NoteCommands, about: string, anchor: OverlayAnchor) => readonly MenuItem[] | Promise<readonly MenuItem[]>;

/** Everything that opens at a note, by name; `note.{name}` is what it is called. */
export interface NoteMenus {
  readonly menu: Menu;
  readonly renoteMenu: Menu;
  readonly renoteTimeMenu: Menu;
  /** About an emoji. */
  readonly emojiMenu: Menu;
  readonly clipMenu: Menu;
}

/** The menus of notes; they come together with the first of them. */
export const noteMenus: NoteMenus = { menu: noteMenu, renoteMenu, renoteTimeMenu, emojiMenu, clipMenu };
