import { hostText } from '~/mfm/hostText';
import type { InstanceStore } from '~/stores/instance/InstanceStore';

interface Named {
  readonly username: string;
  readonly host: string | null;
}

/** Returns `@alice`, or `@alice@example.com` for a user of another server. */
export function acctOf({ username, host }: Named): string {
  return host === null ? `@${username}` : `@${username}@${hostText(host)}`;
}

/** Returns the path of a user's profile on this site. */
export function userPath({ username, host }: Named): string {
  return host === null ? `/@${username}` : `/@${username}@${host}`;
}

/** Parses `alice` or `alice@example.com`, with or without a leading `@`. Our own host becomes null. Observable. */
export function parseAcct(acct: string, instance: Pick<InstanceStore, 'isOwnHost'>): Named {
  const [username = '', host] = acct.replace(/^@/, '').split('@');
  return { username, host: !host || instance.isOwnHost(host) ? null : host };
}
