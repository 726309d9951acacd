import type { NoteDraftParams } from '~/api/endpoints';
import { OfflineError, type AppError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import { isSameDraft, takeServerDraft, draftParams, type ServerDraft } from '~/stores/drafts/serverDraft';
import { isLost } from '~/stores/posting/NotePosts';
import { UnknownOutcome } from '~/stores/posting/UnknownOutcome';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineEntity, defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** The most drafts that servers return at once. */
const BATCH = 100;
/** The most batches that are read, in case a server returns the same one again and again. */
const MAX_BATCHES = 10;
/** Notifications after which the server has other drafts. */
const POSTING: readonly unknown[] = ['scheduledNotePosted', 'scheduledNotePostFailed'];

/** The drafts that the server keeps. */
export const serverDrafts = defineEntity<ServerDraft>();

/** All drafts of the account on the server, with those that it posts later. */
export const myServerDrafts = defineQuery({
  records: serverDrafts.of,
  fetch: async (account, _: null, signal) => (await loadAll(account, signal)).map(({ id }) => id),
  read: serverDrafts.many,
  follow: (account) =>
    account.hub.acquire('main', undefined, (type, body) => {
      const kind = (body as { readonly type?: unknown } | null)?.type;
      if (type === 'notification' && POSTING.includes(kind)) void resourcesOf(account).query(myServerDrafts, null).refresh();
    }),
});

/** A draft that was sent to the server without an answer. */
export interface UnsureDraft {
  readonly params: NoteDraftParams;
  /** The drafts that existed before. */
  readonly before: readonly string[];
}

/** The outcome of a draft that was sent to the server. `unsure` has to be given to the next attempt. */
export type DraftOutcome =
  | { readonly ok: true; readonly draft: ServerDraft }
  | { readonly ok: false; readonly error: AppError; readonly unsure: UnsureDraft | null };

/**
 * Keeps a draft on the server: a new one, or the one with an id. It is looked for first, so that an attempt whose answer was lost makes no
 * second one. Until that is possible, nothing is sent.
 */
export async function saveServerDraft(
  account: AccountScope,
  params: NoteDraftParams,
  { id, unsure }: { readonly id: string | null; readonly unsure: UnsureDraft | null },
): Promise<DraftOutcome> {
  const failed = (error: AppError, left = unsure): DraftOutcome => ({ ok: false, error, unsure: left });
  if (id !== null) return update(account, id, params, failed);
  const there = await settle(loadAll(account));
  if (!there.ok) return failed(unsure ? new UnknownOutcome(there.error.message, { cause: there.error }) : there.error);
  const same = there.value.find((draft) => isSameDraft(draft, params));
  if (same) return { ok: true, draft: same };
  const sent = unsure && there.value.find((draft) => !unsure.before.includes(draft.id) && isSameDraft(draft, unsure.params));
  if (sent) return update(account, sent.id, params, failed);
  const made = await settle(account.api.call('notes/drafts/create', params));
  if (made.ok) return kept(account, made.value.createdDraft);
  if (!isLost(made.error) || made.error instanceof OfflineError) return failed(made.error, null);
  const before = there.value.map((draft) => draft.id);
  const found = await settle(loadAll(account));
  const mine = found.ok ? found.value.find((draft) => !before.includes(draft.id) && isSameDraft(draft, params)) : undefined;
  if (mine) {
    resourcesOf(account).invalidate(myServerDrafts);
    return { ok: true, draft: mine };
  }
  return failed(new UnknownOutcome(made.error.message, { cause: made.error }), { params, before });
}

/** Makes a scheduled note a plain draft again. */
export async function cancelScheduled(account: AccountScope, draft: ServerDraft): Promise<Result> {
  const outcome = await update(account, draft.id, draftParams(draft.data, draft.target, { ...draft, scheduledAt: null }), (error) => ({
    ok: false,
    error,
    unsure: null,
  }));
  return outcome.ok ? ok() : fail(outcome.error);
}

/** Deletes a draft of the server. */
export async function deleteServerDraft(account: AccountScope, draftId: string): Promise<Result> {
  const answer = await settle(account.api.call('notes/drafts/delete', { draftId }));
  if (answer.ok) serverDrafts.of(account).remove(draftId);
  return answer;
}

/** Changing a draft twice leaves one, so it is simply tried again. */
async function update(
  account: AccountScope,
  draftId: string,
  params: NoteDraftParams,
  failed: (error: AppError) => DraftOutcome,
): Promise<DraftOutcome> {
  const changed = await settle(account.api.call('notes/drafts/update', { draftId, ...params }));
  return changed.ok ? kept(account, changed.value.updatedDraft) : failed(changed.error);
}

function kept(account: AccountScope, given: unknown): DraftOutcome {
  const draft = takeServerDraft(account, given);
  resourcesOf(account).invalidate(myServerDrafts);
  if (!draft) return { ok: false, error: new UnknownOutcome('the server sent no draft'), unsure: null };
  serverDrafts.of(account).put(draft);
  return { ok: true, draft };
}

async function loadAll(account: AccountScope, signal?: AbortSignal): Promise<readonly ServerDraft[]> {
  const all: ServerDraft[] = [];
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const untilId = all.at(-1)?.id;
    const params = { limit: BATCH, ...(untilId !== undefined && { untilId }) };
    // oxlint-disable-next-line no-await-in-loop -- the next batch begins where this one ends
    const answer = await account.api.call('notes/drafts/list', params, signal ? { signal } : {});
    const drafts = answer.flatMap((given) => takeServerDraft(account, given) ?? []);
    for (const draft of drafts) serverDrafts.of(account).put(draft);
    all.push(...drafts);
    if (answer.length < BATCH) break;
  }
  return all;
}
