/** Everything that an app can be permitted, in the order in which people are shown it. */
export const PERMISSIONS = [
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
  'read:messaging',
  'write:messaging',
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
  'read:user-groups',
  'write:user-groups',
  'read:channels',
  'write:channels',
  'read:gallery',
  'write:gallery',
  'read:gallery-likes',
  'write:gallery-likes',
  'read:flash',
  'write:flash',
  'read:flash-likes',
  'write:flash-likes',
  'read:admin:abuse-user-reports',
  'write:admin:delete-account',
  'write:admin:delete-all-files-of-a-user',
  'read:admin:index-stats',
  'read:admin:table-stats',
  'read:admin:user-ips',
  'read:admin:meta',
  'write:admin:reset-password',
  'write:admin:resolve-abuse-user-report',
  'write:admin:send-email',
  'read:admin:server-info',
  'read:admin:show-moderation-log',
  'read:admin:show-user',
  'read:admin:show-users',
  'write:admin:suspend-user',
  'write:admin:unset-user-avatar',
  'write:admin:unset-user-banner',
  'write:admin:unsuspend-user',
  'write:admin:meta',
  'write:admin:user-note',
  'write:admin:roles',
  'read:admin:roles',
  'write:admin:relays',
  'read:admin:relays',
  'write:admin:invite-codes',
  'read:admin:invite-codes',
  'write:admin:announcements',
  'read:admin:announcements',
  'write:admin:avatar-decorations',
  'read:admin:avatar-decorations',
  'write:admin:federation',
  'write:admin:account',
  'read:admin:account',
  'write:admin:emoji',
  'read:admin:emoji',
  'write:admin:queue',
  'read:admin:queue',
  'write:admin:promo',
  'write:admin:drive',
  'read:admin:drive',
  'write:admin:ad',
  'read:admin:ad',
  'write:invite-codes',
  'read:invite-codes',
  'write:clip-favorite',
  'read:clip-favorite',
  'read:federation',
  'write:report-abuse',
] as const;

/** One permission that an app can be granted. */
export type Permission = (typeof PERMISSIONS)[number];

const known: ReadonlySet<string> = new Set(PERMISSIONS);

/** Whether a scope is a permission that this client has a text for. */
export const isPermission = (scope: string): scope is Permission => known.has(scope);

/** Whether a scope reaches beyond the account that grants it. */
export const concernsServer = (scope: string): boolean => scope.includes(':admin:');

/**
 * Sorts scopes into the order in which people are shown them, without duplicates; scopes that only the server knows
 * come last.
 */
export function inOrder(scopes: readonly string[]): readonly string[] {
  const asked = new Set(scopes.map((scope) => scope.trim()).filter(Boolean));
  return [...PERMISSIONS.filter((scope) => asked.delete(scope)), ...asked];
}
