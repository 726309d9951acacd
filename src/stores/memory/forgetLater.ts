import type { LocalStore } from '~/storage/LocalStore';

const KEY = 'memoryToForget';

/** Notes that what an account has read is to be forgotten. The page goes at once, so the next one does it. @param account `host/id` */
export function forgetLater(local: LocalStore, account: string): void {
  local.set(KEY, [...toForget(local), account].join('\n'));
}

/** The accounts whose memory is still to be forgotten. */
export const toForget = (local: LocalStore): readonly string[] => [...new Set((local.get(KEY) ?? '').split('\n'))].filter(Boolean);

/** Says that they are forgotten. */
export const forgotten = (local: LocalStore): void => local.remove(KEY);
