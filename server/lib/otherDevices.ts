import { networkInterfaces } from 'node:os';

/** Whether only this machine reaches a server that listens on an address. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host);

/** Refuses a start that would offer to the network what only this machine may reach. */
export class OpenToNetworkError extends Error {
  override readonly name = 'OpenToNetworkError';
}

/**
 * The argument that opens a server to others, or null if only this machine reaches it.
 * @param origin its public address, if it was given one: a proxy may stand there.
 */
export function openingOf(host: string, origin: string | null): string | null {
  if (!isLoopback(host)) return `--host ${host}`;
  return origin !== null && !isLoopback(new URL(origin).hostname) ? `--origin ${origin}` : null;
}

/** Input for {@link otherDevices}. */
export interface OtherDevices {
  /** The address that the server listens on. */
  readonly host: string;
  readonly port: string;
  /** Whether strangers in the network could do harm: sign in with a published password, or set up the instance. */
  readonly isOpenToStrangers: boolean;
  /** The addresses of this machine in its networks. */
  readonly addresses?: readonly string[];
}

/** The addresses of this machine that other devices of its networks reach. */
const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((of = []) =>
    of.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );

/** Lines that say how other devices reach this server; none where that would not be safe. */
export function otherDevices({ host, port, isOpenToStrangers, addresses = ownAddresses() }: OtherDevices): readonly string[] {
  if (isOpenToStrangers) return [];
  if (isLoopback(host)) return ['for other devices in your network, start with -- --host 0.0.0.0'];
  const open = host === '0.0.0.0' || host === '::' ? addresses : [];
  return open.map((address) => `from another device: http://${address}${port && `:${port}`}`);
}
