import { parseAcct } from '~/components/user/acct';
import type { User } from '~/services/records';
import type { InstanceStore } from '~/stores/instance/InstanceStore';
import { OWN_SERVER, type PeopleToChoose, type UserAddress } from '~/stores/resources/users/users';

type Hosts = Pick<InstanceStore, 'isOwnHost'>;

/** `name@host`, with or without a leading `@`. */
const WITH_HOST = /^@?[^@\s]+@[^@\s]+$/;

/** Returns the query for the typed text. Reads observables. */
export function wantedPeople(typed: string, { localOnly, instance }: { localOnly: boolean; instance: Hosts }): PeopleToChoose {
  const { username, host } = parseAcct(typed, instance);
  const isOwn = localOnly || (host === null && WITH_HOST.test(typed));
  return { text: typed, username, host: isOwn ? OWN_SERVER : host };
}

/** Returns the typed address if it is on another server and none of these users has it. Reads observables. */
export function farAddress(typed: string, people: readonly User[], instance: Hosts): UserAddress | null {
  const text = typed.trim();
  const address = parseAcct(text, instance);
  if (!WITH_HOST.test(text) || !address.host?.includes('.')) return null;
  const isFound = people.some(
    ({ username, host }) => username.toLowerCase() === address.username.toLowerCase() && host === address.host?.toLowerCase(),
  );
  return isFound ? null : address;
}
