import { untracked } from 'mobx';
import { parseAcct } from '~/components/user/acct';
import { userPath } from '~/lib/mentionText';
import { ok, type Result } from '~/lib/Result';
import type { Server } from '~/stores/server/Server';
import { lookUp } from '~/stores/resources/content/notes';
import { findUser } from '~/stores/resources/users/users';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { Meaning } from './meaning';

/** Looks up what a text names, on any server, and returns where this client shows it. */
export async function pathOfMeaning(account: AccountScope, server: Pick<Server, 'isOwnHost'>, meaning: Meaning): Promise<Result<string>> {
  const pathOfUser = (userId: string) => userPath(untracked(() => account.users.get(userId))!);
  if (meaning.kind === 'tag') return ok(`/tags/${encodeURIComponent(meaning.tag)}`);
  if (meaning.kind === 'user') {
    const found = await findUser(
      account,
      untracked(() => parseAcct(meaning.acct, server)),
    );
    return found.ok ? ok(pathOfUser(found.value)) : found;
  }
  const found = await lookUp(account, meaning.address);
  if (!found.ok) return found;
  return ok(found.value.kind === 'user' ? pathOfUser(found.value.userId) : `/notes/${found.value.noteId}`);
}
