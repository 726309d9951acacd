import { rippleAt } from '~/components/effects/effects';
import { countedReaction } from '~/services/reactions';
import type { Note } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { mayAct, perform, shownNote } from './NoteCommand';

/** The reaction to notes that only accept likes. */
export const LIKE = '❤️';

/** Lets the viewer choose a reaction, or likes the note at once if it accepts nothing else. */
export async function chooseReaction(note: NoteTarget, { id, reactionAcceptance }: Note, anchor: OverlayAnchor): Promise<void> {
  if (!(await mayAct(note))) return;
  if (reactionAcceptance === 'likeOnly') {
    rippleAt(note.root.settings, anchor);
    await toggleReaction(note, LIKE);
    return;
  }
  const reaction = await note.root.overlays.open('reactionPicker', { noteId: id }, { anchor });
  if (reaction !== undefined) await toggleReaction(note, reaction);
}

/** Gives a reaction, or takes the viewer's own one back after a confirmation. */
export async function toggleReaction(note: NoteTarget, reaction: string): Promise<void> {
  const { root, noteId, outerId, outerView, account } = note;
  const mine = shownNote(note)?.myReaction ?? null;
  if (!(await mayAct(note))) return;
  const isSame = mine === countedReaction(reaction);
  const text = root.i18n.t(isSame ? 'note.cancelReactionQuestion' : 'note.changeReactionQuestion');
  if (mine !== null && !(await root.overlays.confirm({ text, kind: 'question' }))) return;
  if (isSame) {
    await takeReactionBack(note);
    return;
  }
  root.sound.play('reaction');
  // The reader has seen the renote now; it stays open when its row is mounted again.
  if (outerId !== noteId) outerView.update({ isRenoteOpen: true });
  await perform(note, () => account.noteActions.react(noteId, reaction));
}

/** Takes the viewer's reaction back. */
export const takeReactionBack = (note: NoteTarget): Promise<void> => perform(note, () => note.account.noteActions.unreact(note.noteId));
