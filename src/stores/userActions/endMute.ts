import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { UserId } from '~/services/records';
import type { AccountScope } from '../session/AccountScope';

/**
 * Ends a mute with a period here when it ends on the server, which says nothing about it but sends the notes again
 * (reference/note.md section 8, user menu 13). A mute that was begun later is left alone. Forgotten with the account.
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
  // Timers stand still while a computer sleeps.
  owned.add(hub.acquire('main', undefined, () => {}, check));
  check();
}
