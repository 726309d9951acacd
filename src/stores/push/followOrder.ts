import { refreshNote } from '../resources/content/notes';
import type { RootStore } from '../RootStore';
import { compose } from '../session/guards';
import { isInternalPath } from '../session/PageControl';
import type { PushOrder } from './pushMessages';

/**
 * Follows an order of the service worker after a press on a notification: opens a page, or the composer for a reply. If the notification is
 * for another stored account, this page changes to it. Other messages are ignored.
 * @param go opens an address in the main pane
 */
export async function followOrder(root: RootStore, go: (to: string) => void, message: unknown): Promise<void> {
  const { type, order, loginId, url, replyId, text } = (message ?? {}) as Partial<PushOrder>;
  if (type !== 'order' || typeof url !== 'string' || !isInternalPath(url)) return;
  const account = root.session.current;
  if (loginId && loginId !== account.ref) {
    const access = await root.accounts.accessOf(loginId);
    // The account was removed from this browser.
    if (access === undefined) return;
    await root.accounts.login(access.token, { origin: access.origin, redirect: url });
    return;
  }
  if (order !== 'post' || replyId === undefined) return go(url);
  const found = await refreshNote(account, replyId);
  if (found.ok) await compose(root, { replyId, ...(typeof text === 'string' && { initialText: text }) });
  else root.overlays.showError(found.error);
}
