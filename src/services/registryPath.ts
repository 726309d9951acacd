import { safeDecode } from '~/lib/safeDecode';

/** The sign in addresses for values that belong to no app. */
const NO_APP = '@';

// Encoded twice, because the rest of an address is decoded before it is split, and keys may contain slashes.
const joined = (parts: readonly string[]): string => parts.map((part) => `/${encodeURIComponent(encodeURIComponent(part))}`).join('');

/** The address of the page that lists the keys of a scope. */
export const registryKeysPath = (domain: string | null, scope: readonly string[]): string =>
  `/registry/keys/${encodeURIComponent(domain ?? NO_APP)}${joined(scope)}`;

/** The address of the page of a value. */
export const registryValuePath = (domain: string | null, scope: readonly string[], key: string): string =>
  `/registry/value/${encodeURIComponent(domain ?? NO_APP)}${joined([...scope, key])}`;

/** The domain that an address names. */
export const domainOf = (written: string): string | null => (written === NO_APP ? null : written);

/** The parts of the rest of an address. */
export const partsOf = (path: string | undefined): readonly string[] =>
  (path ?? '')
    .split('/')
    .filter(Boolean)
    .map((part) => safeDecode(part));
