/** Returns the address of the page about another server; null for a text that cannot be a host. */
export const serverPath = (host: string): string | null =>
  /^[^\s/?#@\\"<>]+$/.test(host) ? `/instance-info/${encodeURIComponent(host)}` : null;
