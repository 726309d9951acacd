import { hostText } from '~/mfm/hostText';
import type { InstanceStore } from '~/stores/instance/InstanceStore';

interface Named {
  readonly username: string;
  readonly host: string | null;
}

/** `@alice`, or `@alice@example.com` for somebody of another server, as people write it. */
export function acctOf({ username, host }: Named): string {
  return host === null ? `@${username}` : `@${username}@${hostText(host)}`;
}

/** Our address of somebody's profile. */
export function userPath({ username, host }: Named): string {
  return host === null ? `/@${username}` : `/@${username}@${host}`;
}

/** Reads `alice` or `alice@example.com`, with or without a leading `@`. Our own host counts as none. Observable. */
export function parseAcct(acct: string, instance: Pick<InstanceStore, 'isOwnHost'>): Named {
  const [username = '', host] = acct.replace(/^@/, '').split('@');
  return { username, host: !host || instance.isOwnHost(host) ? null : host };
}
