import { safeHttpUrl } from '~/lib/safeHttpUrl';

/** A host with or without a port, in the form of the domain name system. */
const HOST = /^[\w-]+(?:\.[\w-]+)*(?::\d+)?$/;

/**
 * Reads muted servers as people write them: one a line, addresses as well. Hosts come out as servers have them, in ASCII
 * and lower case, each once.
 * @param before what was there; lines that are as they were stay so
 * @returns `problems` are the lines that name no server; they count from 1
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
