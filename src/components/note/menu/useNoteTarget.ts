import { use, useMemo } from 'react';
import { PaneContext } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { NoteView } from '~/stores/noteViews/NoteView';
import { OwnClipContext } from './OwnClipContext';

/** Returns a note as the target of commands; the same object while the note and its place stay the same. */
export function useNoteTarget(noteId: string, outerId: string, view: NoteView, outerView: NoteView = view): NoteTarget {
  const root = useStores();
  const account = useAccount();
  const pane = use(PaneContext);
  const clip = use(OwnClipContext);
  const navigate = pane?.navigate;
  return useMemo(
    () => ({ root, account, view, outerView, noteId, outerId, clip, navigate: (to) => navigate?.(to) }),
    [root, account, view, outerView, noteId, outerId, clip, navigate],
  );
}
