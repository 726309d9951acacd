import { autorun } from 'mobx';
import { browserPath } from '~/lib/basePath';
import { DisposableStore, disposable, type Disposable } from '~/lib/disposable';
import { showBadge, totalOf, UNREAD_COUNTS_KEY, type UnreadCounts } from '~/stores/push/unreadCounts';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';

/** The icon of the tab, and the one with a dot. */
const ICONS = { read: '/favicon.svg', unread: '/icons/unread.svg' };

/**
 * Shows on the icon of the app how many notifications of all accounts are unread, and a dot on the icon of the tab. Every tab counts the
 * accounts that it is connected with, and knows the others from what tabs and the service worker have stored.
 */
export function watchBadge(root: RootStore, target: Document = document, show: (total: number) => unknown = showBadge): Disposable {
  const { kv, session, accounts, workspace } = root;
  const watching = new DisposableStore();
  const present = (counts: UnreadCounts | undefined): void => {
    const total = totalOf(counts);
    target.querySelector('link[rel="icon"]')?.setAttribute('href', browserPath(total > 0 ? ICONS.unread : ICONS.read));
    show(total);
  };
  const store = async (ref: string, count: number, known: readonly string[]): Promise<void> => {
    let counts: UnreadCounts = {};
    const merge = (stored: UnreadCounts | undefined): UnreadCounts => {
      const others = Object.entries(stored ?? {}).filter(([id]) => id !== ref && known.includes(id));
      return (counts = { ...Object.fromEntries(others), [ref]: count });
    };
    // Without storage, the accounts of this tab have to do.
    await kv.update<UnreadCounts>(UNREAD_COUNTS_KEY, merge).catch(() => merge(undefined));
    present(counts);
  };
  const watch = (scope: AccountScope): void => {
    watching.add(
      disposable(
        autorun(() => {
          const { me, ref } = scope;
          // Older servers do not count.
          if (me && ref !== null) void store(ref, me.unreadNotificationsCount || Number(me.hasUnreadNotification), [...accounts.refs]);
        }),
      ),
    );
  };
  watch(session.current);
  workspace.accounts.onSignedIn(watch);
  // Another tab may have read the notifications of an account that this one does not show.
  const again = (): void => {
    if (target.visibilityState === 'visible') void kv.get<UnreadCounts>(UNREAD_COUNTS_KEY).then(present, () => undefined);
  };
  target.addEventListener('visibilitychange', again);
  watching.add(disposable(() => target.removeEventListener('visibilitychange', again)));
  return watching;
}
