import { action } from 'mobx';
import { preloadList } from '~/components/list/preloadList';
import { preloadFeed } from '~/components/timeline/preloadFeed';
import type { PreloadedPane } from '~/registry/definePage';
import { notificationsOf } from '~/stores/notifications/notificationsOf';
import type { RootStore } from '~/stores/RootStore';
import { excludedOf } from './paneKinds';
import { choiceOf, notesFeed, tabOf } from './tabs';

/** Asks for the content of the page before it renders. It is a MobX action, because it must not track what it reads. */
export default action(async function preloadNotifications(root: RootStore, { paneId, params, options }: PreloadedPane): Promise<void> {
  const account = root.session.current;
  const { me, key } = account;
  if (!me) return;
  const tab = tabOf(params);
  if (tab !== 'all') return preloadFeed(root, notesFeed(tab, key, paneId));
  // Nobody sees them yet, so what arrives meanwhile stays unread.
  const lease = notificationsOf(account).acquire(choiceOf(excludedOf(options)), { isShown: false });
  return preloadList(root.clock, lease.list, lease);
});
