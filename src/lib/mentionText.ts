import type { MachineText } from './shownText';

/** A user by name; a `host` of null is the viewer's server. */
export interface NamedUser {
  readonly username: MachineText;
  readonly host: MachineText | null;
}

/** Returns `@alice` or `@alice@example.com` as markup and servers read it: internationalized hosts stay in ASCII. */
export const mentionText = ({ username, host }: NamedUser): MachineText =>
  host === null ? `@${username}` : `@${username}@${asciiHost(host)}`;

/** Returns the path of a user's profile on this site. */
export const userPath = (user: NamedUser): string => `/${mentionText(user)}`;

/** Returns a host as servers know it: internationalized labels in ASCII. What is no host stays as it is. */
export function asciiHost(host: MachineText): MachineText {
  // Only such hosts need the parser of addresses, which would read a part of others as a path or a port.
  if (!/[^\0-\x7F]/.test(host) || /[\s/?#@\\%]/.test(host)) return host;
  return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).host : host;
}
