import { safeHttpUrl } from '~/lib/safeHttpUrl';

/** A host with or without a port, in ASCII (punycode) form. */
const HOST = /^[\w-]+(?:\.[\w-]+)*(?::\d+)?$/;

/**
 * Parses a list of muted servers, one per line. Whole addresses are accepted too. Hosts are normalized to ASCII and
 * lower case, without duplicates.
 * @param before the hosts that were saved; their lines are kept unchanged
 * @returns `problems` holds the numbers of the lines that are not a server, counted from 1
 */
export function parseMutedHosts(
  text: string,
  before: readonly string[],
): { readonly hosts: readonly string[]; readonly problems: readonly number[] } {
  const known = new Set(before);
  const hosts = new Set<string>();
  const problems: number[] = [];
  text.split('\n').forEach((raw, place) => {
    const line = raw.trim();
    if (line === '') return;
    const host = known.has(line) ? line : hostOf(line);
    if (host === null) problems.push(place + 1);
    else hosts.add(host);
  });
  return { hosts: [...hosts], problems };
}

function hostOf(line: string): string | null {
  const address = safeHttpUrl(`https://${line.replace(/^https?:\/\//i, '')}`);
  if (address === null) return null;
  const { host, href } = new URL(address);
  return href === `https://${host}/` && HOST.test(host) ? host : null;
}
