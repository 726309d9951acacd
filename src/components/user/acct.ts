import { hostText } from '~/mfm/hostText';

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

/** Reads `alice` or `alice@example.com`, with or without a leading `@`. Our own host counts as none. */
export function parseAcct(acct: string, localHost: string): Named {
  const [username = '', host] = acct.replace(/^@/, '').split('@');
  return { username, host: host === undefined || host === '' || host.toLowerCase() === localHost.toLowerCase() ? null : host };
}
