import { use, useEffect, useId, useMemo } from 'react';
import { useAccount, useStores } from '~/react/context';
import { PaneContext } from '~/router/PaneContext';
import type { Note, User } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { NoteView } from '~/stores/noteViews/NoteView';
import { OwnClipContext } from '../menu/OwnClipContext';
import { useNoteView } from './useNoteView';

/** A note with everything that its article needs. */
export interface ShownNote {
  readonly note: Note;
  readonly author: User;
  /** The renote around it, if there is one. */
  readonly renote: Note | undefined;
  readonly view: NoteView;
  /** The parts that the reader opened in the renote around it. Several renotes of the same note are opened separately. */
  readonly outerView: NoteView;
  readonly target: NoteTarget;
  /** Whether the reader opened it although it is muted. */
  readonly isUnmuted: boolean;
  /** The ids of the elements that name and describe the article. */
  readonly nameId: string;
  readonly textId: string;
  readonly barId: string;
  readonly factsId: string;
}

/**
 * Collects the content of an article, and subscribes to changes of the note while it is mounted. Call this inside an observer.
 * @param noteId the note whose body is shown
 * @param outerId the renote around it, or the note itself
 * @returns null if the note or its author is unknown
 */
export function useNoteArticle(noteId: string, outerId: string = noteId): ShownNote | null {
  const { notes, users } = useAccount();
  const view = useNoteView(noteId);
  const outerView = useNoteView(outerId);
  const target = useNoteTarget(noteId, outerId, view, outerView);
  const ids = useId();
  const note = notes.get(noteId);
  const renote = noteId === outerId ? undefined : notes.get(outerId);
  useNoteCapture(note?.id);
  useNoteCapture(renote?.id);
  const author = note && users.get(note.userId);
  if (!note || !author) return null;
  return {
    note,
    author,
    renote,
    view,
    outerView,
    target,
    isUnmuted: view.state.isUnmuted === true,
    nameId: `${ids}name`,
    textId: `${ids}text`,
    barId: `${ids}bar`,
    factsId: `${ids}facts`,
  };
}

/** Subscribes to reactions, votes and deletion of a note while it is mounted. */
function useNoteCapture(noteId: string | null | undefined): void {
  const { hub, me } = useAccount();
  // Servers notify only people who are signed in.
  const capturedId = me ? noteId : null;
  useEffect(() => {
    if (!capturedId) return undefined;
    const capture = hub.capture(capturedId);
    return () => capture.dispose();
  }, [hub, capturedId]);
}

/** Returns a note as the target of commands; the same object while the note and its place stay the same. */
function useNoteTarget(noteId: string, outerId: string, view: NoteView, outerView: NoteView = view): NoteTarget {
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
