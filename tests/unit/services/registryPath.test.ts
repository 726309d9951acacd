import { expect, test } from 'vitest';
import { domainOf, partsOf, registryKeysPath, registryValuePath } from '~/services/registryPath';

/** What the router passes on: the rest of an address, decoded once. */
const restOf = (path: string) => decodeURIComponent(path.split('/').slice(4).join('/'));

test('plain places have plain addresses', () => {
  expect(registryKeysPath(null, ['client', 'base'])).toBe('/registry/keys/%40/client/base');
  expect(registryValuePath('app1', ['x'], 'theme')).toBe('/registry/value/app1/x/theme');
});

test('a key with slashes and signs is found again', () => {
  const key = 'a/b 100% ü';
  expect(partsOf(restOf(registryValuePath(null, ['client'], key)))).toEqual(['client', key]);
});

test('the sign for no app is no domain', () => {
  expect([domainOf('@'), domainOf('app1')]).toEqual([null, 'app1']);
});
