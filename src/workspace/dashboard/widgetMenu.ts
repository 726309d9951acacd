import type { I18n } from '~/i18n/I18n';
import type { IconName } from '~/components/ui/Icon';
import type { MoveStep, SizeStep } from '~/services/workspace/dashboard';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { DashboardModel } from './DashboardModel';

const MOVES: readonly { readonly step: MoveStep; readonly text: `dashboard.menu.${MoveStep}`; readonly isAlong: boolean }[] = [
  { step: 'left', text: 'dashboard.menu.left', isAlong: true },
  { step: 'up', text: 'dashboard.menu.up', isAlong: false },
  { step: 'right', text: 'dashboard.menu.right', isAlong: true },
  { step: 'down', text: 'dashboard.menu.down', isAlong: false },
];

const SIZES: readonly { readonly step: SizeStep; readonly text: `dashboard.menu.${SizeStep}` }[] = [
  { step: 'wider', text: 'dashboard.menu.wider' },
  { step: 'narrower', text: 'dashboard.menu.narrower' },
  { step: 'taller', text: 'dashboard.menu.taller' },
  { step: 'shorter', text: 'dashboard.menu.shorter' },
];

/** The menu of a widget. Each entry does something that the pointer can do as well. Entries that would change nothing are left out. */
export function widgetMenu(model: DashboardModel, id: string, { t }: I18n): readonly MenuItem[] {
  const widget = model.find(id);
  if (!widget) return [];
  const manifest = model.manifests.get(widget.kind);
  // In a single column there is no left or right.
  const isOneColumn = model.columns === 1;
  const moves = MOVES.filter(({ step, isAlong }) => !(isOneColumn && isAlong) && model.canMove(id, step)).map(({ step, text }) => ({
    text: t(text),
    action: () => model.move(id, step),
  }));
  const sizes = SIZES.filter(({ step }) => model.canResize(id, step)).map(({ step, text }) => ({
    text: t(text),
    action: () => model.resize(id, step),
  }));
  const parent = (text: string, icon: IconName, children: readonly MenuItem[]): readonly MenuItem[] =>
    children.length === 0 ? [] : [{ type: 'parent', text, icon, children }];
  return [
    ...(manifest ? [{ text: t('dashboard.menu.configure'), icon: 'settings' as const, action: () => model.configure(id) }] : []),
    ...parent(t('dashboard.menu.move'), 'move', moves),
    ...parent(t('dashboard.menu.size'), 'expand', sizes),
    ...(manifest?.instances === 'many'
      ? [{ text: t('dashboard.menu.duplicate'), icon: 'copy' as const, action: () => model.duplicate(id) }]
      : []),
    { type: 'divider' },
    { text: t('dashboard.menu.remove'), icon: 'trash', danger: true, action: () => model.remove(id) },
  ];
}
