import type { WireRole } from '~/api/wire';

/** What one should know about a role at a glance. */
export function roleMarks(role: WireRole) {
  return [
    role.isAdministrator ? ('administrator' as const) : role.isModerator && ('moderator' as const),
    !role.isPublic && ('hidden' as const),
    role.asBadge && ('badge' as const),
  ].filter((mark) => mark !== false);
}
