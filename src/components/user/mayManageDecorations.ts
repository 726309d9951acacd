import type { WireMe } from '~/api/wire';

/** Whether an account may manage the decorations of its server. The owner needs no role for it. */
export const mayManageDecorations = (me: Pick<WireMe, 'isAdmin' | 'policies'> | null): boolean =>
  me !== null && (me.isAdmin || me.policies.canManageAvatarDecorations);
