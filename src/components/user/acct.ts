import { asciiHost, type NamedUser } from '~/lib/mentionText';
import type { MachineText, ShownText } from '~/lib/shownText';
import { hostText } from '~/mfm/hostText';
import type { Server } from '~/stores/server/Server';

/**
 * Returns `@alice`, or `@alice@example.com` for a user of another server, for people to read. In a note, markup would read a
 * decoded host as a user of this server; `mentionText` is for notes, addresses and requests.
 */
export function shownAcct({ username, host }: NamedUser): ShownText {
  return (host === null ? `@${username}` : `@${username}@${hostText(host)}`) as ShownText;
}

/** Parses `alice` or `alice@example.com`, with or without a leading `@`. Our own host becomes null. Observable. */
export function parseAcct(acct: MachineText, server: Pick<Server, 'isOwnHost'>): NamedUser {
  const [username = '', given] = acct.replace(/^@/, '').split('@');
  const host = given && asciiHost(given);
  return { username, host: !host || server.isOwnHost(host) ? null : host };
}
