import { asciiHost, type NamedUser } from '~/lib/mentionText';
import { ok, type Result } from '~/lib/Result';
import type { NoteId, UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { findUser } from '../users/users';

/**
 * Finds an account by a text that may be its name or its id. Both are asked for at once, because a name can look like an id.
 * @param named the name in the text
 * @param id the text as an id, null if it cannot be one
 */
export async function findByNameOrId(account: AccountScope, named: NamedUser, id: string | null): Promise<Result<UserId>> {
  const [byName, byId] = await Promise.all([findUser(account, named), id === null ? null : findUser(account, { userId: id })]);
  return !byName.ok && byId?.ok ? byId : byName;
}

/** Finds a note by its id, or a note of another server by its address. @returns its id */
export async function findNote(account: AccountScope, idOrUrl: string): Promise<Result<NoteId | null>> {
  const asOf = account.clock.now();
  if (!/^https?:\/\//i.test(idOrUrl)) {
    const answer = await settle(account.api.call('notes/show', { noteId: idOrUrl }));
    return answer.ok ? ok(account.ingest.note(answer.value, 'fetch', asOf)) : answer;
  }
  const answer = await settle(account.api.call('ap/show', { uri: idOrUrl }));
  if (!answer.ok) return answer;
  return ok(answer.value.type === 'Note' ? account.ingest.note(answer.value.object, 'fetch', asOf) : null);
}

/** Finds another server. @returns its host; null if it is not known here */
export async function findServer(account: AccountScope, host: string): Promise<Result<string | null>> {
  const answer = await settle(account.api.call('federation/show-instance', { host: asciiHost(host.toLowerCase()) }));
  return answer.ok ? ok(answer.value?.host ?? null) : answer;
}
