/** The number of unread notifications of each account of this browser, by its reference. */
export type UnreadCounts = Readonly<Record<string, number>>;

/** The key of the {@link UnreadCounts} in the storage that pages and worker share. */
export const UNREAD_COUNTS_KEY = 'unreadCounts';

/** How many notifications of all accounts are unread. */
export const totalOf = (counts: UnreadCounts | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + (Number.isSafeInteger(count) && count > 0 ? count : 0), 0);

/** Shows a number on the icon of the installed app, or none. Browsers without badges do nothing, and a refusal changes nothing. */
export async function showBadge(total: number, browser: Pick<Navigator, 'setAppBadge' | 'clearAppBadge'> = navigator): Promise<void> {
  if (!('setAppBadge' in browser)) return;
  await (total > 0 ? browser.setAppBadge(total) : browser.clearAppBadge()).catch(() => undefined);
}
