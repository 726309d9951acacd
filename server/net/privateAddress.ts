import { BlockList, isIP } from 'node:net';

/** The only part of IPv6 whose addresses are given out for the public (RFC 4291). Whatever else there is, or will be, is private. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');

/**
 * Networks that a download on behalf of a user must never reach: this machine, the local network, and ranges without a
 * public meaning (IANA special-purpose registries, RFC 6890).
 */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/**
 * Whether an IP address must not be reached by a download. IPv4 inside IPv6 counts as the IPv4 address; a text that is
 * not an address counts as private.
 */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const family = isIP(plain);
  if (family === 0) return true;
  if (family === 4) return PRIVATE.check(plain, 'ipv4');
  return !PUBLIC_V6.check(plain, 'ipv6') || PRIVATE.check(plain, 'ipv6');
}
