import type { IsoDate } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** A place in the registry of an account. A `domain` of null belongs to clients, any other one to an app. */
export interface RegistryPlace {
  readonly domain: string | null;
  readonly scope: readonly string[];
}

/** One entry of the registry. */
export interface RegistryEntry extends RegistryPlace {
  readonly key: string;
}

/** A value of the registry, and when it was written. */
export interface RegistryValue {
  readonly value: unknown;
  readonly updatedAt: IsoDate;
}

/** The scopes that have values, by domain. */
export const registrySpaces = defineQuery({
  fetch: (account, _: null, signal) => account.api.call('i/registry/scopes-with-domain', {}, { signal }),
});

/** The keys of a scope with the types of their values, by name. */
export const registryKeys = defineQuery({
  async fetch(account, { domain, scope }: RegistryPlace, signal): Promise<readonly (readonly [key: string, type: string])[]> {
    const found = await account.api.call('i/registry/keys-with-type', { domain, scope }, { signal });
    return Object.entries(found).toSorted(([one], [other]) => (one < other ? -1 : 1));
  },
});

/** The value of a key. */
export const registryValue = defineQuery({
  fetch: (account, { domain, scope, key }: RegistryEntry, signal): Promise<RegistryValue> =>
    account.api.call('i/registry/get-detail', { domain, scope, key }, { signal }),
});

/** Writes a value. Every list that names the key asks again. */
export async function setRegistryValue(account: AccountScope, entry: RegistryEntry, value: unknown): Promise<Result> {
  const { domain, scope, key } = entry;
  const answer = await settle(account.api.call('i/registry/set', { domain, scope, key, value }));
  return answer.ok ? changed(account, entry) : answer;
}

/** Deletes a key with its value. */
export async function removeRegistryValue(account: AccountScope, entry: RegistryEntry): Promise<Result> {
  const { domain, scope, key } = entry;
  const answer = await settle(account.api.call('i/registry/remove', { domain, scope, key }));
  return answer.ok ? changed(account, entry) : answer;
}

function changed(account: AccountScope, { domain, scope }: RegistryEntry): Result {
  const resources = resourcesOf(account);
  resources.invalidate(registrySpaces, null);
  resources.invalidate(registryKeys, { domain, scope });
  return ok();
}
