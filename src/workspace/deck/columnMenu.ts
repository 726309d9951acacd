import { copyItem } from '~/components/ui/copyItem';
import type { IconName } from '~/components/ui/Icon';
import { neededOffline } from '~/lib/neededOffline';
import { collectPages } from '~/registry/collectPages';
import type { RouteTable } from '~/router/RouteTable';
import { DENSITIES, ownDensity, type Density } from '~/services/density';
import { isShared, moved, stacked, tabbed, unstacked, withRecord, type MoveDirection } from '~/services/workspace/columns';
import { columnWidths, COLUMN_WIDTH, equalize, isMainShown, rootOf } from '~/services/workspace/deck';
import { columnIndexOf } from '~/services/workspace/deckTree';
import { MAIN_PANE, type WorkspaceDocument } from '~/services/workspace/document';
import { clientUrl, tabPath } from '~/router/address';
import { isElsewhere } from '~/services/accountRef';
import type { RootStore } from '~/stores/RootStore';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePane } from '../panes/LivePane';
import { DENSITY_OPTION } from '../panes/useDensity';
import type { LivePanes } from '../panes/LivePanes';
import { closeWithUndo, tellWithUndo } from '../panes/closeWithUndo';
import { isPhone } from '../lib/layout';
import { widened } from './columnKeys';

/** The dependencies of the menu of a column. */
export interface ColumnMenuContext {
  readonly root: RootStore;
  readonly routes: RouteTable;
  readonly store: WorkspaceStore;
  readonly panes: LivePanes;
  readonly pane: LivePane;
  /** The width of the deck, in px. */
  readonly room: number;
}

for (const { paneMenu } of collectPages().values()) if (paneMenu) neededOffline(paneMenu);

/** The menu of a column. Each entry does something that a key or the pointer can do as well. */
export async function columnMenu(context: ColumnMenuContext): Promise<readonly MenuItem[]> {
  const { root, pane } = context;
  const { t } = root.i18n;
  const isMain = pane.id === MAIN_PANE;
  return [
    { text: t('columnMenu.reload'), icon: 'refresh', action: () => pane.reload() },
    ...(await optionItems(context)),
    ...(isMain ? [] : ownItems(context)),
    { type: 'divider' },
    { type: 'parent', text: t('columnMenu.move'), icon: 'arrowsMove', children: placeItems(context) },
    // A column of a phone has its whole screen.
    ...(isPhone(root) ? [] : sizeItems(context)),
    { type: 'divider' },
    ...elsewhereItems(context),
    { type: 'divider' },
    {
      text: isMain ? t('columnMenu.hideMain') : t('columnMenu.close'),
      icon: 'x',
      danger: !isMain,
      action: () => closeColumn(context),
    },
  ];
}

/** The choices that the page offers for this column. */
async function optionItems({ root, routes, store, pane }: ColumnMenuContext): Promise<readonly MenuItem[]> {
  const match = routes.resolve(pane.history.href, true);
  if (!match || pane.id === MAIN_PANE) return [];
  const load = collectPages().get(match.page.id)?.paneMenu;
  if (!load) return [];
  const { default: paneMenu } = await load();
  const children = await paneMenu({
    root,
    params: match.params,
    options: () => store.pane(pane.id).options,
    setOptions: (change) => store.changePane(pane.id, { options: { ...store.pane(pane.id).options, ...change } }),
  });
  return children.length === 0 ? [] : [{ type: 'parent', text: root.i18n.t('columnMenu.options'), icon: 'filter', children }];
}

function ownItems(context: ColumnMenuContext): readonly MenuItem[] {
  const { root, store, pane } = context;
  const { i18n, overlays } = root;
  const { t } = i18n;
  const { id } = pane;
  const record = (): ReturnType<WorkspaceStore['pane']> => store.pane(id);
  const { options, title } = record();
  const rename = async (): Promise<void> => {
    const name = await overlays.prompt({
      title: t('columnMenu.rename'),
      text: t('columnMenu.renameHint'),
      initial: title ?? pane.title,
      maxLength: 100,
    });
    if (name !== undefined) store.changePane(id, { title: name.trim() || null });
  };
  const clear = (): void => {
    const clearedAt = pane.newest;
    const revert = store.changeRevocably((workspace) => withRecord(workspace, id, { options: { ...record().options, clearedAt } }));
    tellWithUndo(root, t('columnMenu.cleared', { title: title ?? pane.title }), revert, () => record().options.clearedAt !== clearedAt);
  };
  const { clearedAt: _cleared, ...uncleared } = options;
  return [
    { text: t('columnMenu.rename'), icon: 'edit', action: rename },
    ...(pane.newest === null ? [] : [{ text: t('columnMenu.clear'), icon: 'archive' as const, action: clear }]),
    ...(options['clearedAt'] === undefined
      ? []
      : [{ text: t('columnMenu.showCleared'), icon: 'eye' as const, action: () => store.changePane(id, { options: uncleared }) }]),
    ...(pane.hasTimeline ? [densityItem(context), ...timelineItems(context)] : []),
    {
      type: 'switch',
      text: t('columnMenu.startOnPhone'),
      icon: 'home',
      get: () => store.document.startPane === id,
      set: (isStart) => store.change((workspace) => ({ ...workspace, startPane: isStart ? id : null })),
    },
    { type: 'parent', text: t('columnMenu.account'), icon: 'users', children: () => accountItems(root, store, id) },
  ];
}

/** How much room notes take in this column. */
function densityItem({ root, store, pane: { id } }: ColumnMenuContext): MenuItem {
  const { t } = root.i18n;
  const { [DENSITY_OPTION]: stored, ...others } = store.pane(id).options;
  const own = ownDensity(stored);
  const choose = (density: Density | null): void =>
    store.changePane(id, { options: density ? { ...others, [DENSITY_OPTION]: density } : others });
  return {
    type: 'parent',
    text: t('setting.density'),
    icon: 'list',
    children: [
      { text: t('setting.density.auto'), active: own === null, action: () => choose(null) },
      ...DENSITIES.map((density) => ({
        text: t(`setting.density.${density}`),
        active: own === density,
        action: () => choose(density),
      })),
    ],
  };
}

/** The switches of a column with a timeline. */
function timelineItems({ root, store, pane: { id } }: ColumnMenuContext): readonly MenuItem[] {
  const { t } = root.i18n;
  return [
    {
      type: 'switch',
      text: t('columnMenu.sound'),
      icon: 'volume',
      get: () => store.pane(id).hasSound,
      set: (hasSound) => store.changePane(id, { hasSound }),
    },
    {
      type: 'switch',
      text: t('columnMenu.badge'),
      icon: 'badge',
      get: () => store.pane(id).hasBadge,
      set: (hasBadge) => store.changePane(id, { hasBadge }),
    },
  ];
}

async function accountItems(root: RootStore, store: WorkspaceStore, id: string): Promise<readonly MenuItem[]> {
  const { session, i18n } = root;
  const profiles = await root.accounts.profiles();
  const { account } = store.pane(id);
  const choose = (next: string | null) => store.changePane(id, { account: next });
  return [
    { text: i18n.t('columnMenu.current'), icon: 'user', active: account === null, action: () => choose(null) },
    ...profiles
      .filter((profile) => profile.ref !== session.current.ref)
      .map((profile) => ({
        text: profile.handle,
        ...(profile.avatarUrl !== null && { avatarUrl: profile.avatarUrl }),
        active: account === profile.ref,
        action: () => choose(profile.ref),
      })),
  ];
}

const DIRECTIONS: readonly {
  readonly to: MoveDirection;
  readonly text: 'columnMenu.moveLeft' | 'columnMenu.moveRight' | 'columnMenu.moveUp' | 'columnMenu.moveDown';
}[] = [
  { to: 'left', text: 'columnMenu.moveLeft' },
  { to: 'right', text: 'columnMenu.moveRight' },
  { to: 'up', text: 'columnMenu.moveUp' },
  { to: 'down', text: 'columnMenu.moveDown' },
];

/** The ways to move the column. Moves that would change nothing are left out. */
function placeItems({ root, store, pane }: ColumnMenuContext): readonly MenuItem[] {
  const { t } = root.i18n;
  const { id } = pane;
  const step = (item: { text: string; icon: IconName }, change: (ws: WorkspaceDocument) => WorkspaceDocument): MenuItem[] =>
    change(store.document) === store.document ? [] : [{ ...item, action: () => store.change(change) }];
  return [
    ...DIRECTIONS.flatMap(({ to, text }) => step({ text: t(text), icon: 'arrowsMove' }, (ws) => moved(ws, id, to))),
    ...step({ text: t('columnMenu.stack'), icon: 'layoutRows' }, (ws) => stacked(ws, id)),
    ...step({ text: t('columnMenu.tab'), icon: 'folders' }, (ws) => tabbed(ws, id)),
    ...(isShared(store.document, id) ? step({ text: t('columnMenu.unstack'), icon: 'columns' }, (ws) => unstacked(ws, id)) : []),
  ];
}

const WIDTHS = [
  { text: 'columnMenu.narrow', width: 280 },
  { text: 'columnMenu.standard', width: COLUMN_WIDTH },
  { text: 'columnMenu.wide', width: 420 },
  { text: 'columnMenu.veryWide', width: 560 },
] as const;

function widthItems({ root, store, pane, room }: ColumnMenuContext): readonly MenuItem[] {
  const { deck } = store;
  const width = columnWidths(deck, room)[columnIndexOf(rootOf(deck), pane.id)] ?? 0;
  return WIDTHS.map(({ text, width: wanted }) => ({
    text: root.i18n.t(text),
    active: Math.round(width) === wanted,
    action: () => store.change((workspace) => widened(workspace, pane.id, wanted - width, room)),
  }));
}

function sizeItems(context: ColumnMenuContext): readonly MenuItem[] {
  const { root, store, room } = context;
  const { t } = root.i18n;
  return [
    { type: 'parent', text: t('column.width'), icon: 'columns', children: widthItems(context) },
    ...foldItems(context),
    { text: t('columnMenu.equalize'), icon: 'layoutDistributeVertical', action: () => store.changeDeck((deck) => equalize(deck, room)) },
  ];
}

function foldItems({ root, store, pane }: ColumnMenuContext): readonly MenuItem[] {
  const { t } = root.i18n;
  const isMaximized = store.deck.maximised === pane.id;
  return [
    ...(isMaximized ? [] : [{ text: t('columnMenu.collapse'), icon: 'chevronUp' as const, action: () => store.fold(pane.id) }]),
    {
      text: isMaximized ? t('column.showAll') : t('columnMenu.maximize'),
      icon: isMaximized ? 'squares' : 'square',
      action: () => store.maximize(isMaximized ? null : pane.id),
    },
  ];
}

function elsewhereItems({ root, store, panes, pane }: ColumnMenuContext): readonly MenuItem[] {
  const { t } = root.i18n;
  const { href } = pane.history;
  const { account } = store.pane(pane.id);
  const { ref: current } = root.session.current;
  const inTab = tabPath(href, account, current);
  const showInMain = (): void => {
    panes.main.history.navigate(href);
    store.showMain();
  };
  return [
    { text: t('columnMenu.duplicate'), icon: 'copy', action: () => void store.duplicate(pane.id) },
    ...(pane.id === MAIN_PANE
      ? []
      : ([
          { text: t('columnMenu.float'), icon: 'appWindow', action: () => store.float(pane.id) },
          ...(isElsewhere(account, current)
            ? []
            : [{ text: t('columnMenu.showInMain'), icon: 'arrowsMaximize' as const, action: showInMain }]),
        ] satisfies MenuItem[])),
    ...(isMainShown(store.deck) ? [] : [{ text: t('columnMenu.showMain'), icon: 'columns' as const, action: () => store.showMain() }]),
    { type: 'a', text: t('columnMenu.newTab'), icon: 'externalLink', href: inTab, target: '_blank' },
    copyItem(root.overlays, t('columnMenu.copyLink'), clientUrl(inTab).href, 'link'),
  ];
}

async function closeColumn({ root, store, pane }: ColumnMenuContext): Promise<void> {
  const next = neighborOf(store, pane.id);
  if (!(await closeWithUndo(root, store, pane))) return;
  document.querySelector<HTMLElement>(next === undefined ? '#main' : `[data-column="${CSS.escape(next)}"] [data-part="title"]`)?.focus();
}

/** Moves the focus to a neighbor when a column is gone. */
function neighborOf(store: WorkspaceStore, pane: string): string | undefined {
  const panes = store.deckPanes;
  const index = panes.indexOf(pane);
  return panes[index + 1] ?? panes[index - 1];
}
