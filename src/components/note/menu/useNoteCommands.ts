import { use, useMemo } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { PaneContext } from '~/router/PaneContext';
import { useAccount, useStores } from '~/stores/context';
import { OwnClipContext } from './OwnClipContext';
import { NoteCommands } from './NoteCommands';
import type { NoteView } from '~/components/note/card/useNoteView';

/** The commands of a note; the same object as long as it is the same note. */
export function useNoteCommands(noteId: string, outerId: string, view: NoteView, outerView: NoteView = view): NoteCommands {
  const root = useStores();
  const account = useAccount();
  const i18n = useI18n();
  const pane = use(PaneContext);
  const clip = use(OwnClipContext);
  const navigate = pane?.navigate;
  return useMemo(
    () => new NoteCommands({ root, account, i18n, view, outerView, noteId, outerId, clip, navigate: (to) => navigate?.(to) }),
    [root, account, i18n, view, outerView, noteId, outerId, clip, navigate],
  );
}
