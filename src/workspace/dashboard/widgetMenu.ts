import type { MoveStep, SizeStep } from '~/services/workspace/dashboardEdits';
import type { RootStore } from '~/stores/RootStore';
import type { ParentItem } from '~/stores/ui/menuItems';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { DashboardEditor } from './DashboardEditor';
import { copyWidget, type TextTools } from './widgetTexts';

/** The dependencies of the menu of a widget. */
interface WidgetMenuContext extends TextTools {
  readonly root: Pick<RootStore, 'accounts' | 'session'>;
}

const MOVES: readonly { readonly step: MoveStep; readonly text: `dashboardEditing.menu.${MoveStep}`; readonly isAlong: boolean }[] = [
  { step: 'left', text: 'dashboardEditing.menu.left', isAlong: true },
  { step: 'up', text: 'dashboardEditing.menu.up', isAlong: false },
  { step: 'right', text: 'dashboardEditing.menu.right', isAlong: true },
  { step: 'down', text: 'dashboardEditing.menu.down', isAlong: false },
];

const SIZES: readonly { readonly step: SizeStep; readonly text: `dashboardEditing.menu.${SizeStep}` }[] = [
  { step: 'wider', text: 'dashboardEditing.menu.wider' },
  { step: 'narrower', text: 'dashboardEditing.menu.narrower' },
  { step: 'taller', text: 'dashboardEditing.menu.taller' },
  { step: 'shorter', text: 'dashboardEditing.menu.shorter' },
];

/** The menu of a widget. Each entry does something that the pointer can do as well. Entries that would change nothing are left out. */
export function widgetMenu(context: WidgetMenuContext, id: string): readonly MenuItem[] {
  const { model, i18n, root } = context;
  const { t } = i18n;
  const editor = new DashboardEditor(model, i18n);
  const widget = model.find(id);
  if (!widget) return [];
  const manifest = model.manifests.get(widget.kind);
  // In a single column there is no left or right.
  const isOneColumn = model.columns === 1;
  const moves = MOVES.filter(({ step, isAlong }) => !(isOneColumn && isAlong) && editor.canMove(id, step)).map(({ step, text }) => ({
    text: t(text),
    action: () => editor.move(id, step),
  }));
  const sizes = SIZES.filter(({ step }) => editor.canResize(id, step)).map(({ step, text }) => ({
    text: t(text),
    action: () => editor.resize(id, step),
  }));
  const parent = (menu: Omit<ParentItem, 'type'> & { readonly children: readonly MenuItem[] }): readonly MenuItem[] =>
    menu.children.length === 0 ? [] : [{ type: 'parent', ...menu }];
  return [
    ...(manifest ? [{ text: t('dashboard.menu.configure'), icon: 'settings' as const, action: () => model.configure(id) }] : []),
    ...parent({ text: t('dashboardEditing.menu.move'), icon: 'arrowsMove', children: moves }),
    ...parent({ text: t('dashboardEditing.menu.size'), icon: 'arrowsMaximize', children: sizes }),
    ...(manifest?.instances === 'many'
      ? [{ text: t('dashboardEditing.menu.duplicate'), icon: 'copy' as const, action: () => editor.duplicate(id) }]
      : []),
    ...(manifest ? [{ text: t('dashboardEditing.menu.copy'), icon: 'share' as const, action: () => copyWidget(context, id) }] : []),
    ...(manifest?.requires !== undefined && !manifest.isForCurrentAccount && root.accounts.refs.length > 1
      ? [
          {
            type: 'parent' as const,
            text: t('dashboardEditing.menu.account'),
            icon: 'users' as const,
            children: () => accountItems(context, id),
          },
        ]
      : []),
    { type: 'divider' },
    { text: t('dashboardEditing.menu.remove'), icon: 'trash', danger: true, action: () => model.remove(id) },
  ];
}

/** The stored accounts that a widget may work for. */
async function accountItems({ model, root, i18n }: WidgetMenuContext, id: string): Promise<readonly MenuItem[]> {
  const profiles = await root.accounts.profiles();
  const account = model.find(id)?.account ?? null;
  const editor = new DashboardEditor(model, i18n);
  return [
    {
      text: i18n.t('dashboardEditing.menu.currentAccount'),
      icon: 'user',
      active: account === null,
      action: () => editor.setAccount(id, null),
    },
    ...profiles
      .filter((profile) => profile.ref !== root.session.current.ref)
      .map((profile) => ({
        text: profile.handle,
        ...(profile.avatarUrl !== null && { avatarUrl: profile.avatarUrl }),
        active: account === profile.ref,
        action: () => editor.setAccount(id, profile.ref),
      })),
  ];
}
