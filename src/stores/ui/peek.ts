import type { NoteTarget } from '../noteActions/NoteTarget';
import type { Overlay } from './OverlayStore';

/** Whether an overlay is the side sheet with the thread of a note. */
export const isPeek = (overlay: Overlay): boolean => overlay.kind === 'window' && overlay.id === 'peek';

/** Opens the thread of a note in the side sheet, or closes the sheet that is open. */
export function togglePeek({ root: { overlays }, noteId }: Pick<NoteTarget, 'root' | 'noteId'>): void {
  const open = overlays.stack.find(isPeek);
  if (open) open.close();
  else void overlays.open('peek', { noteId });
}
