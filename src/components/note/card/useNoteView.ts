import { use, useMemo } from 'react';
import { PaneContext } from '~/router/PaneContext';
import { useAccount } from '~/stores/context';
import type { NoteViewState } from '~/stores/noteViews/NoteViewStore';

/** What was opened in one note of this pane, and the ways to change it. */
export interface NoteView {
  /** Observable. */
  readonly state: NoteViewState;
  update(change: Partial<NoteViewState>): void;
  setFile(fileId: string, isShown: boolean): void;
}

/** Notes shown outside a pane, as in a dialog, share one view. */
const OUTSIDE = 'overlay';

/** What the reader opened in a note; remembered while its row comes and goes. */
export function useNoteView(noteId: string): NoteView {
  const { noteViews } = useAccount();
  const view = use(PaneContext)?.paneId ?? OUTSIDE;
  return useMemo(
    () => ({
      get state() {
        return noteViews.get(view, noteId);
      },
      update: (change) => noteViews.update(view, noteId, change),
      setFile: (fileId, isShown) => noteViews.setFile(view, noteId, fileId, isShown),
    }),
    [noteViews, view, noteId],
  );
}
