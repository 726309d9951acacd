import type { WireAnnouncement } from '~/api/wire';
import type { RootStore } from '~/stores/RootStore';

const LAST_VERSION = 'lastVersion';

/** Parts of a version that count for "newer"; the suffix names the product. */
const parts = (version: string): readonly number[] => version.split('-')[0]!.split('.').map(Number);

/** Whether `a` is a later version than `b`. */
export function isNewer(a: string, b: string): boolean {
  const [left, right] = [parts(a), parts(b)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/**
 * Notes the running version (spec section 4, start-up).
 * @returns whether this browser ran an older one before; the stored theme is gone then, because it was compiled by it.
 */
export function noteVersion(root: RootStore, version: string): boolean {
  const before = root.local.get(LAST_VERSION);
  if (before === version) return false;
  root.local.set(LAST_VERSION, version);
  root.local.remove('theme');
  return before !== null && isNewer(version, before);
}

/** What a signed-in person is told at the start, one after the other (spec section 4). */
export async function openStartDialogs(root: RootStore, updated: boolean, version: string): Promise<void> {
  const { overlays, i18n, session } = root;
  const { me, api } = session.current;
  if (!me) return;
  if (updated) await overlays.alert({ kind: 'success', title: i18n.t('shell.updated'), text: i18n.t('shell.updatedText', { version }) });
  if (me.isDeleted)
    await overlays.alert({ kind: 'warning', title: i18n.t('shell.deletionPending'), text: i18n.t('shell.deletionPendingText') });
  for (const announcement of me.unreadAnnouncements.filter(({ display }) => display === 'dialog')) {
    await showAnnouncement(root, announcement);
    // An announcement that could not be marked is shown again next time, which is what should happen.
    await api.call('i/read-announcement', { announcementId: announcement.id }).catch(() => undefined);
  }
}

async function showAnnouncement({ overlays }: RootStore, { title, text, icon }: WireAnnouncement): Promise<void> {
  await overlays.alert({ kind: icon, title, text });
}
