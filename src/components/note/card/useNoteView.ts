import { use, useMemo } from 'react';
import { PaneContext } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import type { NoteView } from '~/stores/noteViews/NoteView';

/** Notes outside of panes, such as those in a dialog, share one view. */
const OUTSIDE = 'overlay';

/** Returns the parts that the reader opened in a note of this pane. They are kept while the note's row is unmounted. */
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
