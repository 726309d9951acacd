import type { WireMe } from '~/api/wire';

/** Whether an account manages the custom emoji of the server. */
export const mayManageEmojis = (me: Pick<WireMe, 'isAdmin' | 'policies'> | null): boolean =>
  me !== null && (me.isAdmin || me.policies.canManageCustomEmojis);
