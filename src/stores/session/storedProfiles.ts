import type { WireUserDetailed } from '~/api/wire';
import type { RootStore } from '../RootStore';
import { settle } from '../settle';
import { createAccounts } from './Accounts';

/** Profiles of the stored accounts in their order, without those that the server does not know. */
export async function storedProfiles({ part, session }: Pick<RootStore, 'part' | 'session'>): Promise<WireUserDetailed[]> {
  const accounts = part(createAccounts);
  await accounts.load();
  const userIds = accounts.ids;
  if (userIds.length === 0) return [];
  const answer = await settle(session.current.api.call('users/show', { userIds }));
  if (!answer.ok) session.deps.report(answer.error);
  const known = answer.ok ? [answer.value].flat() : [];
  return userIds.flatMap((id) => known.filter((user) => user.id === id));
}
