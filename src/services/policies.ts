import type { WirePolicies } from '~/api/wire';

/** The policies that forbid something. */
type Permission = { [K in keyof WirePolicies]-?: NonNullable<WirePolicies[K]> extends boolean ? K : never }[keyof WirePolicies];

/**
 * Whether policies allow something. One that a server does not send forbids nothing: servers of some kinds have no policies at all.
 * undefined policies, of a server that has not answered yet, allow nothing.
 */
export const allows = (policies: Partial<WirePolicies> | undefined, name: Permission): boolean =>
  policies !== undefined && policies[name] !== false;
