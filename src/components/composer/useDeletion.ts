import { useEffect, useRef, useState } from 'react';
import { ApiError } from '~/lib/AppError';
import type { Result } from '~/lib/Result';
import type { Note } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { DraftStore, draftKey } from '~/stores/drafts/DraftStore';
import { noteActionsOf } from '~/stores/noteActions/noteActionsOf';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { contentOf } from './initialContent';
import type { ComposerParams } from './params';

/**
 * Deletes the note that is being rewritten, if there is one. Shows an error and calls `onRefused` if the server
 * refuses.
 * @returns whether writing can begin
 */
export function useDeletion(params: ComposerParams, onRefused: () => void): boolean {
  const root = useStores();
  const account = useAccount();
  const { initialNote } = params;
  const [isDone, setDone] = useState(initialNote === undefined);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (initialNote === undefined || hasBegun.current) return;
    hasBegun.current = true;
    const run = async () => {
      const result = await deleteNote(initialNote, params, { root, account });
      if (result.ok) return setDone(true);
      root.overlays.showError(result.error);
      onRefused();
    };
    void run();
  }, [account, initialNote, onRefused, params, root]);
  return isDone;
}

/** Deletes the note and keeps its content as a draft, so that closing the page or window loses nothing. */
async function deleteNote(
  note: Note,
  params: ComposerParams,
  { root, account }: { root: RootStore; account: AccountScope },
): Promise<Result> {
  const drafts = new DraftStore(root);
  const key = draftKey({ ...params, meId: note.userId });
  await drafts.push(key, contentOf(note));
  const result = await noteActionsOf(account).remove(note.id);
  // Without an answer from the server, the note may be deleted after all, so the draft stays.
  if (!result.ok && result.error instanceof ApiError) drafts.remove(key);
  return result;
}
