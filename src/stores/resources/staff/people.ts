import type { StaffSearch } from '~/api/endpoints';
import type { User } from '~/services/records';
import { defineQuery } from '../definitions';

const peopleThatAre = (search: StaffSearch) =>
  defineQuery({
    records: (account) => account.users,
    async fetch(account, { limit }: { readonly limit: number }, signal): Promise<readonly string[]> {
      const found = await account.api.call('admin/show-users', { ...search, limit }, { signal });
      return account.ingest.users(found, 'fetch');
    },
    read: (account, ids: readonly string[]): readonly User[] => ids.flatMap((id) => account.users.get(id) ?? []),
  });

/** The people of this server who signed up last, the newest first. */
export const newUsers = peopleThatAre({ sort: '+createdAt', origin: 'local' });

/** Those who run this server, the ones who were here last first. */
export const staffPeople = peopleThatAre({ sort: '+lastActiveDate', state: 'adminOrModerator' });
