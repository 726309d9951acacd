import { expect, test } from 'vitest';
import { isPrivateAddress } from '../../../../server/net/privateAddress';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fec0::1',
  'feff::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '::127.0.0.1',
  '::7f00:1',
  '100::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'ff02::1',
  'localhost',
  '',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::1', '3ffe::1', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
