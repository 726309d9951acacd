import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { UserId } from '~/services/records';
import type { AccountScope } from '../session/AccountScope';

/**
 * Ends a timed mute when its time is over. The server also ends it then, but only by sending the notes again. A mute
 * that was started later is not affected. The timer is dropped with the account's scope.
 * @param until ms since the epoch
 */
export function endMute(
  { users, hub, clock, life }: Pick<AccountScope, 'users' | 'hub' | 'clock' | 'life'>,
  userId: UserId,
  until: number,
): void {
  if (life.isDisposed) return;
  const owned = life.add(new DisposableStore());
  let timer: Disposable | undefined;
  const check = (): void => {
    timer?.dispose();
    const left = until - clock.now();
    if (left > 0) {
      timer = clock.after(left, check);
      return;
    }
    owned.dispose();
    users.patch(userId, (user) => (user.mutedUntil === until ? { ...user, isMuted: false, mutedUntil: null } : user));
  };
  owned.add(() => timer?.dispose());
  // Timers stop while a computer sleeps.
  owned.add(hub.acquire('main', undefined, () => {}, check));
  check();
}
