import { parseAcct } from '~/components/user/acct';
import type { User } from '~/services/records';
import type { Server } from '~/stores/server/Server';
import { OWN_SERVER, type PeopleToChoose, type UserAddress } from '~/stores/resources/users/users';

type Hosts = Pick<Server, 'isOwnHost'>;

/** `name@host`, with or without a leading `@`. */
const WITH_HOST = /^@?[^@\s]+@[^@\s]+$/;

/** Returns the query for the typed text. Reads observables. */
export function wantedPeople(typed: string, { localOnly, server }: { localOnly: boolean; server: Hosts }): PeopleToChoose {
  const { username, host } = parseAcct(typed, server);
  const isOwn = localOnly || (host === null && WITH_HOST.test(typed));
  return { text: typed, username, host: isOwn ? OWN_SERVER : host };
}

/** Returns the typed address if it is on another server and none of these users has it. Reads observables. */
export function farAddress(typed: string, people: readonly User[], server: Hosts): UserAddress | null {
  const text = typed.trim();
  const address = parseAcct(text, server);
  if (!WITH_HOST.test(text) || !address.host?.includes('.')) return null;
  const isFound = people.some(
    ({ username, host }) => username.toLowerCase() === address.username.toLowerCase() && host === address.host?.toLowerCase(),
  );
  return isFound ? null : address;
}
