import { canonicalJson } from '~/lib/canonicalJson';
import type { Result } from '~/lib/Result';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { parseProfile, type SettingsProfile } from '~/stores/settings/settingsProfile';
import { defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** Where clients of this family keep backups of settings in the server's registry. */
export const BACKUPS_SCOPE: readonly string[] = ['clientPreferencesProfiles'];

/** A backup in the account's registry. */
export interface SettingsBackup extends SettingsProfile {
  /** Its key in the registry. */
  readonly id: string;
}

/** The backups of settings that the account has on the server, the newest first. Other devices change them, too. */
export const settingsBackups = defineQuery({
  async fetch(account, _: null, signal): Promise<readonly SettingsBackup[]> {
    const stored = await account.api.call('i/registry/get-all', { scope: BACKUPS_SCOPE }, { signal });
    return Object.entries(stored)
      .flatMap(([id, raw]) => {
        const profile = parseProfile(raw);
        return profile ? [{ ...profile, id }] : [];
      })
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  },
  follow: (account) =>
    account.hub.acquire('main', undefined, (type, body) => {
      const { scope } = (body ?? {}) as { readonly scope?: unknown };
      if (type === 'registryUpdated' && canonicalJson(scope) === canonicalJson(BACKUPS_SCOPE)) changed(account);
    }),
});

const changed = (account: AccountScope): void => resourcesOf(account).invalidate(settingsBackups);

/** Stores a backup on the server, in place of the one with the same id. */
export async function saveBackup(account: AccountScope, { id, ...profile }: SettingsBackup): Promise<Result> {
  const answer = await settle(account.api.call('i/registry/set', { scope: BACKUPS_SCOPE, key: id, value: profile }));
  if (answer.ok) changed(account);
  return answer;
}

/** Deletes a backup from the server. */
export async function deleteBackup(account: AccountScope, id: string): Promise<Result> {
  const answer = await settle(account.api.call('i/registry/remove', { scope: BACKUPS_SCOPE, key: id }));
  if (answer.ok) changed(account);
  return answer;
}
