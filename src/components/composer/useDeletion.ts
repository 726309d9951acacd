import { useEffect, useRef, useState } from 'react';
import { ApiError, CanceledError } from '~/lib/AppError';
import { fail, type Result } from '~/lib/Result';
import type { Note } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { DraftStore } from '~/stores/drafts/DraftStore';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { draftOf } from './drafts/draftOf';
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

/**
 * Deletes the note once its content is a draft, so that closing the page or window loses nothing. Asks first if the browser
 * cannot keep it.
 */
async function deleteNote(
  note: Note,
  params: ComposerParams,
  { root, account }: { root: RootStore; account: AccountScope },
): Promise<Result> {
  const draft = new DraftStore(root).of(account.key).write(draftOf(params));
  // The note may have been rewritten before, when the answer to its deletion was lost.
  const before = draft.open() ?? (await draft.load());
  if (!before) draft.change(contentOf(note));
  if (!(await draft.flush()) && !(await askToDelete(root))) {
    await draft.finish();
    return fail(new CanceledError('the browser cannot keep the draft'));
  }
  const result = await account.noteActions.remove(note.id);
  // Without an answer from the server, the note may be deleted after all, so the draft stays.
  if (!result.ok && result.error instanceof ApiError && !before) await draft.finish();
  return result;
}

function askToDelete({ overlays, i18n: { t } }: RootStore): Promise<boolean> {
  return overlays.confirm({
    title: t('composer.notKept'),
    text: t('composer.drafts.deleteUnkept'),
    kind: 'warning',
    danger: true,
    okLabel: t('composer.drafts.deleteAnyway'),
  });
}
