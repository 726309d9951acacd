import type { AccountScope } from '../session/AccountScope';
import { NotificationStore } from './NotificationStore';

/** Returns the notifications of an account. The code loads with the views that list them, after the first notes. */
export const notificationsOf = (account: AccountScope): NotificationStore => account.part(createNotifications);

function createNotifications(account: AccountScope): NotificationStore {
  const { api, server, hub, ingest, notes, users, clock, browser, settings, meStore, life } = account;
  const notifications = new NotificationStore({
    api,
    hub: meStore.me && hub,
    ingest,
    notes,
    clock,
    missing: server.missing,
    me: () => meStore.me,
    applyMe: (change) => meStore.merge(change),
    isGrouped: () => settings.get('useGroupedNotifications'),
    isVisible: () => browser.isVisible,
  });
  life.add(users.addRoots(() => notifications.userIds()));
  return life.add(notifications);
}
