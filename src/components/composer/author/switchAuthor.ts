import { tellNotElsewhere } from '~/components/note/elsewhere/tellNotElsewhere';
import { StorageError } from '~/lib/AppError';
import { peek } from '~/lib/peek';
import { ok } from '~/lib/Result';
import { narrowerVisibility } from '~/services/visibility';
import { extractMentions } from '~/mfm/extract';
import { readMarkup } from '~/mfm/readMarkup';
import type { NoteReference } from '~/stores/posting/OutboxNote';
import { noteFor, type NoteElsewhere } from '~/stores/resources/content/noteElsewhere';
import type { AccountProfile } from '~/stores/session/Accounts';
import { registryRemote } from '~/stores/settings/registryRemote';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { scopeOf } from '~/stores/session/scopeOf';
import { settle } from '~/stores/settle';
import type { VisibilityChoice } from '../audience/Audience';
import type { ComposerState } from '../ComposerState';

/** A stored account, as a menu names it. */
type StoredAuthor = Pick<AccountProfile, 'ref' | 'handle'>;

/** Lets another stored account post a note in progress. Says why if it cannot; then everything stays as it was. */
export async function switchAuthor(state: ComposerState, root: RootStore, author: StoredAuthor): Promise<void> {
  const { overlays, i18n } = root;
  const { home } = state.author;
  const name = author.handle.slice(1);
  const isHome = author.ref === home.ref;
  const found = isHome ? ok(home) : await scopeOf(root, author.ref);
  if (!found.ok) {
    if (!(found.error instanceof StorageError)) overlays.showError(found.error);
    else await overlays.alert({ kind: 'error', text: i18n.t('composer.author.signedOut', { name }) });
    return;
  }
  const account = found.value;
  const isElsewhere = account.server !== home.server;
  const bound = isElsewhere ? boundTo(state) : null;
  if (bound) {
    await overlays.alert({
      kind: 'warning',
      text: i18n.t(`composer.author.bound.${bound}`, { server: peek(() => home.server.host), name }),
    });
    return;
  }
  const target = isHome ? null : await targetFor(account, state);
  if (target && 'kind' in target) {
    if (isElsewhere) await tellNotElsewhere(root, target, author.handle);
    else await overlays.alert({ kind: 'error', text: i18n.t('composer.author.cannotSee', { name }) });
    return;
  }
  if (!(await leaveFiles(state, root, author))) return;
  if (!target) return state.postAsHome();
  if (isElsewhere) nameHosts(state);
  return state.postAs(account, await choiceOf(account, state, target.replyId), target);
}

/** What keeps a note on the server of its composer: a channel, and the recipients of a direct note, exist on one server. */
function boundTo({ params, audience }: ComposerState): 'channel' | 'direct' | null {
  if (params.channelId !== undefined) return 'channel';
  return audience.visibility === 'specified' ? 'direct' : null;
}

/** What the note in progress refers to. */
type Target = NoteReference & { readonly quoteId: string | null };

/** Finds the notes that the note in progress refers to for another account. @returns the first that it cannot have */
async function targetFor(account: AccountScope, state: ComposerState): Promise<Target | NoteElsewhere> {
  const { replyId, renoteId, channelId } = state.params;
  const { home } = state.author;
  const ids = { replyId, renoteId, quoteId: state.content.quoteId };
  const target: { [name in keyof typeof ids]?: string } = {};
  for (const name of ['replyId', 'renoteId', 'quoteId'] as const) {
    const id = ids[name];
    if (typeof id !== 'string') continue;
    const note = peek(() => home.notes.get(id));
    const found: NoteElsewhere = note ? await noteFor(account, note, home) : { kind: 'unknown' };
    if (found.kind !== 'found') return found;
    target[name] = found.noteId;
  }
  return { ...target, quoteId: target.quoteId ?? null, ...(channelId !== undefined && { channelId }) };
}

/** A name without a server means somebody of the server where it is read, so those of this one get its name. */
function nameHosts({ words, author: { home, isHome } }: ComposerState): void {
  if (!isHome) return;
  const host = peek(() => home.server.host);
  const bare = new Set(extractMentions(readMarkup(words.text)).flatMap(({ username, host: at }) => (at === null ? [username] : [])));
  const named = [...bare].reduce(
    (text, username) => text.replaceAll(new RegExp(`(?<![\\w@])@${username}(?![\\w@-])`, 'gi'), `@${username}@${host}`),
    words.text,
  );
  if (named !== words.text) words.setText(named);
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
    text: i18n.t('composer.author.filesText', { from: me.username, to: author.handle.slice(1) }),
    items: [
      { value: 'keep', label: i18n.t('composer.author.keepFiles', { name: me.username }) },
      { value: 'detach', label: i18n.t('composer.author.detachFiles', { name: author.handle.slice(1) }) },
    ],
    initial: 'keep',
  });
  if (answer !== 'detach') return false;
  attachments.leaveDrive();
  for (const part of thread.parts) part.attachments.leaveDrive();
  return true;
}

/** Who may read the notes of an account by default, but no more people than may read the answered note. */
async function choiceOf(account: AccountScope, state: ComposerState, replyId: string | undefined): Promise<VisibilityChoice> {
  const current = { visibility: state.audience.visibility, localOnly: state.audience.localOnly };
  // The visibility of a direct note belongs to its recipients.
  if (state.audience.visibility === 'specified' || !account.can.sync) return current;
  const answer = await settle(registryRemote(account.api).getAll());
  if (!answer.ok) return current;
  const { defaultNoteVisibility, defaultNoteLocalOnly } = answer.value;
  const reply = account.notes.get(replyId ?? '');
  const visibility = VISIBILITIES.find((one) => one === defaultNoteVisibility) ?? 'public';
  return { visibility: narrowerVisibility(visibility, reply?.visibility ?? 'public'), localOnly: defaultNoteLocalOnly === true };
}

const VISIBILITIES = ['public', 'home', 'followers'] as const;
