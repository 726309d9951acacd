import type { Permission } from './permissions';

/** What this client asks a server for, so that an account can be used with everything that servers let apps do. */
const OWN: readonly Permission[] = [
  'read:account',
  'write:account',
  'read:blocks',
  'write:blocks',
  'read:drive',
  'write:drive',
  'read:favorites',
  'write:favorites',
  'read:following',
  'write:following',
  'read:chat',
  'write:chat',
  'read:mutes',
  'write:mutes',
  'write:notes',
  'read:notifications',
  'write:notifications',
  'read:reactions',
  'write:reactions',
  'write:votes',
  'read:pages',
  'write:pages',
  'write:page-likes',
  'read:page-likes',
  'read:channels',
  'write:channels',
  'write:invite-codes',
  'read:invite-codes',
  'write:clip-favorite',
  'read:clip-favorite',
  'read:federation',
  'write:report-abuse',
];

/** What managing emoji, decorations, roles and the description of a server needs besides. */
const MANAGING: readonly Permission[] = [
  'read:admin:meta',
  'write:admin:meta',
  'write:admin:user-note',
  'read:admin:roles',
  'write:admin:roles',
  'read:admin:avatar-decorations',
  'write:admin:avatar-decorations',
  'write:admin:federation',
  'read:admin:emoji',
  'write:admin:emoji',
];

/** The permissions that this client asks for. @param manages whether the account manages its server */
export const neededPermissions = (manages: boolean): readonly Permission[] => (manages ? [...OWN, ...MANAGING] : OWN);
