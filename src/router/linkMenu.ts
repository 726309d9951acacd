import type { PaneId } from '~/services/workspace/document';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { RootStore } from '~/stores/RootStore';
import { isElsewhere } from '~/services/accountRef';
import { clientUrl, tabPath } from './address';

/**
 * Returns the other places where a link can open.
 * @param paneId the pane of the link; panes that open from it belong to the same account
 */
export function linkMenu({ i18n: { t }, session, workspace, overlays }: RootStore, to: string, paneId: PaneId): readonly MenuItem[] {
  const owner = workspace.ownerOf(paneId);
  const { ref: current } = session.current;
  const inTab = tabPath(to, owner.account, current);
  return [
    { type: 'label', text: to },
    { text: t('window.openInWindow'), icon: 'appWindow', action: () => void workspace.openWindow(to, owner) },
    { text: t('window.openInColumn'), icon: 'columns', action: () => void workspace.openColumn(to, owner) },
    ...(isElsewhere(owner.account, current)
      ? []
      : [{ type: 'link' as const, text: t('window.showInMain'), icon: 'arrowsMaximize' as const, to }]),
    { type: 'divider' },
    { type: 'a', text: t('window.newTab'), icon: 'externalLink', href: inTab, target: '_blank' },
    {
      text: t('window.copyLink'),
      icon: 'link',
      action: () => overlays.copy(clientUrl(inTab).href),
    },
  ];
}
