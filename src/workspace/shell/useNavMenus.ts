import type { MouseEvent } from 'react';
import { PLACES } from '~/generated/places';
import { toAppError } from '~/lib/AppError';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { useWorkspace } from '../WorkspaceContext';
import { loadMenus } from '../loadMenus';
import type { NavContext, NavItem } from './navItems';

/** The menus of the navigation, fetched with their first use. */
export function useNavMenus() {
  const root = useStores();
  const workspace = useWorkspace();
  const account = useAccount();
  const pane = usePane();
  const { overlays, i18n } = root;
  // Read when the menu opens: counts may have changed by then.
  const context = (): NavContext => {
    const { me, unreadCount, hasReports } = account.meStore;
    return { places: PLACES, me, unreadCount, hasReports, t: i18n.t };
  };
  const failed = (thrown: unknown): void => overlays.showError(toAppError(thrown));

  const openInstance = (anchor: OverlayAnchor): void => {
    const items = loadMenus(i18n).then(({ instanceMenu }) => instanceMenu(root, workspace));
    void overlays.openMenu(anchor, items, { label: root.session.current.server.name });
  };
  const openMore = (anchor: OverlayAnchor): void => {
    loadMenus(i18n)
      .then(({ openLaunchPad }) => openLaunchPad({ root, pane, context, openInstance }, anchor))
      .catch(failed);
  };
  const openContextMenu = (event: MouseEvent): void => {
    // Links have their own menu. Shift asks for the browser's menu.
    if (event.defaultPrevented || event.shiftKey) return;
    event.preventDefault();
    const items = loadMenus(i18n).then(({ editItems }) => editItems(root));
    void overlays.openMenu({ x: event.clientX, y: event.clientY }, items, { label: i18n.t('shell.main') });
  };
  const run = ({ action }: NavItem, anchor: OverlayAnchor): void => {
    if (action === 'about') openInstance(anchor);
    else if (action === 'reload') location.reload();
  };
  return { openInstance, openMore, openContextMenu, run };
}
