import type { RouteTable } from '~/router/RouteTable';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { loadMenus } from '../loadMenus';

/** The dependencies of adding a column. */
export interface AddColumnContext {
  readonly root: RootStore;
  /** The pages that exist; others are not offered. */
  readonly routes: RouteTable;
  /** The account of the new column; without it, the account in use. */
  readonly scope?: AccountScope;
}

/** Opens the menu of everything that can be a column. */
export function openAddColumn(context: AddColumnContext, anchor: OverlayAnchor): void {
  const { i18n, overlays } = context.root;
  const items = loadMenus(i18n).then(({ addColumnMenu }) => addColumnMenu(context));
  void overlays.openMenu(anchor, items, { label: i18n.t('shell.addColumn') });
}
