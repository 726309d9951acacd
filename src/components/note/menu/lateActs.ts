import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { emojiMenu } from './emojiMenu';
import { openNoteMenu } from './openNoteMenu';
import { takeReactionBack, toggleReaction } from './reactions';
import { renoteTimeMenu } from './renoteTimeMenu';
import { runNoteCommand } from './runNoteCommand';

/** The actions of a note's buttons, in one chunk. */
export const lateActs = {
  run: runNoteCommand,
  toggleReaction,
  takeReactionBack,
  openEmojiMenu: (note: NoteTarget, emoji: string, anchor: OverlayAnchor) =>
    openNoteMenu(note, anchor, 'noteMenu.emojiMenu', () => emojiMenu(note, emoji)),
  openRenoteTimeMenu: (note: NoteTarget, anchor: OverlayAnchor) =>
    openNoteMenu(note, anchor, 'note.renoteTimeMenu', () => renoteTimeMenu(note)),
};

/** The type of {@link lateActs}. */
export type LateActs = typeof lateActs;
