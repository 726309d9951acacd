import type { InstanceStore } from '~/stores/instance/InstanceStore';

/** A user by name, as a mention has it. */
export interface Named {
  readonly username: string;
  readonly host: string | null;
}

/** Returns whether a mention in a text names a user. */
export function namesUser(mention: Named, user: Named, instance: Pick<InstanceStore, 'isOwnHost'>): boolean {
  const isLocal = mention.host === null || instance.isOwnHost(mention.host);
  const isSameHost = isLocal ? user.host === null : user.host === mention.host;
  return isSameHost && user.username.toLowerCase() === mention.username.toLowerCase();
}

/** Returns the mention of a user as a text has it, with the name of the server as other servers know it. */
export const mentionOf = ({ username, host }: Named): string => (host === null ? `@${username}` : `@${username}@${host}`);
