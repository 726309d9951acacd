import { neededOffline } from '~/lib/neededOffline';
import type { RootStore } from '~/stores/RootStore';
import type { FileOwner } from './Attachments';

const load = neededOffline(() => import('./attachMenu'));

/** Opens the menu with the ways to attach files. Its code loads with the first press. */
export function openAttachMenu(root: RootStore, owner: FileOwner, anchor: Element): void {
  const items = load().then(({ attachMenu }) => attachMenu({ root, account: owner.author.account, state: owner }));
  void root.overlays.openMenu(anchor, items, { label: root.i18n.t('composer.attach') });
}
