import type { WireAnnouncement } from '~/api/wire';
import { readAnnouncement } from '~/stores/resources/announcements';
import type { RootStore } from '~/stores/RootStore';
import { tellSafeMode } from '~/workspace/commands/safeMode';
import { isNewer } from './version';

/**
 * What a signed-in person is told at the start, one after the other (spec section 4).
 * @param before the version that this browser ran last; null if none
 */
export async function openStartDialogs(root: RootStore, before: string | null, version: string): Promise<void> {
  const { overlays, i18n, session } = root;
  const { me } = session.current;
  if (root.workspace.isSafe) await tellSafeMode(root);
  if (!me) return;
  if (before !== null && isNewer(version, before))
    await overlays.alert({ kind: 'success', title: i18n.t('account.updated'), text: i18n.t('account.updatedText', { version }) });
  if (me.isDeleted)
    await overlays.alert({ kind: 'warning', title: i18n.t('account.deletionPending'), text: i18n.t('account.deletionPendingText') });
  for (const announcement of me.unreadAnnouncements.filter(({ display }) => display === 'dialog')) {
    await showAnnouncement(root, announcement);
    // An announcement that could not be marked is shown again next time, which is what should happen.
    await readAnnouncement(session.current, announcement.id);
  }
}

async function showAnnouncement({ overlays }: RootStore, { title, text, icon }: WireAnnouncement): Promise<void> {
  await overlays.alert({ kind: icon, title, text });
}
