import { AppError, StorageError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import type { AccountRef } from '~/services/accountRef';
import { narrowerVisibility } from '~/services/visibility';
import { refreshNote } from '~/stores/resources/content/notes';
import { registryRemote } from '~/stores/settings/registryRemote';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import type { VisibilityChoice } from '../audience/Audience';
import type { ComposerState } from '../ComposerState';

/** A stored account, as a menu names it. */
interface StoredAuthor {
  readonly ref: AccountRef;
  readonly username: string;
}

/** Lets another stored account post a note in progress. Says why if it cannot; then everything stays as it was. */
export async function switchAuthor(state: ComposerState, root: RootStore, author: StoredAuthor): Promise<void> {
  const { overlays, i18n } = root;
  const { home } = state.author;
  const isHome = author.ref === home.ref;
  const found = isHome ? ok(home) : await scopeOf(root, author.ref);
  if (!found.ok) {
    if (!(found.error instanceof StorageError)) overlays.showError(found.error);
    else await overlays.alert({ kind: 'error', text: i18n.t('composer.author.signedOut', { name: author.username }) });
    return;
  }
  const account = found.value;
  if (!isHome && !(await loadTargets(account, state))) {
    await overlays.alert({ kind: 'error', text: i18n.t('composer.author.cannotSee', { name: author.username }) });
    return;
  }
  if (!(await leaveFiles(state, root, author))) return;
  if (isHome) state.postAsHome();
  else state.postAs(account, await choiceOf(account, state));
}

async function scopeOf({ workspace }: RootStore, ref: AccountRef): Promise<Result<AccountScope>> {
  try {
    return ok(await workspace.accounts.scopeOf(ref));
  } catch (thrown) {
    if (thrown instanceof AppError) return fail(thrown);
    throw thrown;
  }
}

/** Loads the notes that the note in progress refers to. @returns whether the account can see them all */
async function loadTargets(account: AccountScope, { params, renoteId }: ComposerState): Promise<boolean> {
  const noteIds = [params.replyId, renoteId].filter((id) => typeof id === 'string');
  const answers = await Promise.all(noteIds.map((id) => refreshNote(account, id)));
  return answers.every((answer, place) => answer.ok && account.notes.get(noteIds[place]!)?.isHidden !== true);
}

/** Files belong to one drive, so another account cannot attach them. @returns whether the account may change */
async function leaveFiles(
  { attachments, thread, author: { me } }: ComposerState,
  { overlays, i18n }: RootStore,
  author: StoredAuthor,
): Promise<boolean> {
  if (attachments.files.length === 0 && !attachments.isWaiting && !thread.hasFiles) {
    attachments.leaveDrive();
    return true;
  }
  const answer = await overlays.choose({
    title: i18n.t('composer.author.files'),
    text: i18n.t('composer.author.filesText', { from: me.username, to: author.username }),
    items: [
      { value: 'keep', label: i18n.t('composer.author.keepFiles', { name: me.username }) },
      { value: 'detach', label: i18n.t('composer.author.detachFiles', { name: author.username }) },
    ],
    initial: 'keep',
  });
  if (answer !== 'detach') return false;
  attachments.leaveDrive();
  for (const part of thread.parts) part.attachments.leaveDrive();
  return true;
}

/** Who may read the notes of an account by default, but no more people than may read the answered note. */
async function choiceOf(account: AccountScope, state: ComposerState): Promise<VisibilityChoice> {
  const current = { visibility: state.audience.visibility, localOnly: state.audience.localOnly };
  // The visibility of a direct note belongs to its recipients.
  if (state.audience.visibility === 'specified') return current;
  const answer = await settle(registryRemote(account.api).getAll());
  if (!answer.ok) return current;
  const { defaultNoteVisibility, defaultNoteLocalOnly } = answer.value;
  const reply = account.notes.get(state.params.replyId ?? '');
  const visibility = VISIBILITIES.find((one) => one === defaultNoteVisibility) ?? 'public';
  return { visibility: narrowerVisibility(visibility, reply?.visibility ?? 'public'), localOnly: defaultNoteLocalOnly === true };
}

const VISIBILITIES = ['public', 'home', 'followers'] as const;
