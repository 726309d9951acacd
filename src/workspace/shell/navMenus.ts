import type { WireMe } from '~/api/wire';
import { documentItems } from '~/components/instance/serverMenu';
import { mayManageDecorations } from '~/components/user/mayManageDecorations';
import { mayManageEmojis } from '~/services/mayManageEmojis';
import type { RootStore } from '~/stores/RootStore';
import type { ActionItem, MenuItem } from '~/stores/ui/menuItems';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { openDrafts } from '~/components/composer/drafts/openDrafts';
import type { Pane } from '~/router/PaneContext';
import { COMMANDS } from '../commands/commands';
import { openKeyHelp } from '../commands/openKeyHelp';
import { enterWall } from '../dashboard/enterWall';
import type { Workspace } from '../WorkspaceContext';
import { navigationOf, type NavContext } from './navItems';
import { mayOpen } from '~/registry/mayOpen';
import type { RouteTable } from '~/router/RouteTable';

/** The menu of the server's icon: pages and documents about the server. */
export function instanceMenu(root: RootStore, { routes }: Pick<Workspace, 'routes'>): readonly MenuItem[] {
  const {
    session,
    i18n: { t },
  } = root;
  const { me, server } = session.current;
  const has = (to: string): boolean => hasPageAt(to, { routes, me });
  const { meta } = server;
  const pages = (
    [
      { to: '/about', icon: 'infoCircle', text: 'navigation.about' },
      { to: '/about#emojis', icon: 'moodSmile', text: 'navigation.customEmojis' },
      { to: '/about#federation', icon: 'planet', text: 'navigation.federation' },
      { to: '/invite', icon: 'userPlus', text: 'navigation.invite' },
      { to: '/avatar-decorations', icon: 'star', text: 'navigation.avatarDecorations' },
    ] as const
  ).filter(({ to }) => has(to) && mayUse(to, root));
  return [
    { type: 'label', text: server.name },
    ...pages.map(({ to, icon, text }): MenuItem => ({ type: 'link', to, icon, text: t(text) })),
    ...tools(root, has),
    { type: 'divider' },
    ...documentItems(meta, root.i18n),
    { type: 'divider' },
    { text: t('shell.keys'), icon: 'helpCircle', action: () => openKeyHelp({ root, commands: COMMANDS }) },
    ...(has('/about-misskey')
      ? [{ type: 'link' as const, to: '/about-misskey', icon: 'whirl' as const, text: t('navigation.aboutSoftware') }]
      : []),
  ];
}

/** Pages for people who look behind the scenes, as a submenu; nothing for those who may open none. */
function tools({ i18n: { t }, session }: Pick<RootStore, 'i18n' | 'session'>, has: (to: string) => boolean): readonly MenuItem[] {
  const items = (
    [
      { to: '/api-console', icon: 'code', text: 'navigation.apiConsole' },
      { to: '/registry', icon: 'table', text: 'navigation.registry' },
      { to: '/custom-emojis-manager', icon: 'moodSmile', text: 'navigation.manageEmojis' },
    ] as const
  ).filter(({ to }) => has(to) && (to !== '/custom-emojis-manager' || mayManageEmojis(session.current.me)));
  if (items.length === 0) return [];
  const children = items.map(({ to, icon, text }): MenuItem => ({ type: 'link', to, icon, text: t(text) }));
  return [{ type: 'parent', icon: 'tool', text: t('navigation.tools'), children }];
}

/** Whether an optional entry belongs in the viewer's menu. */
function mayUse(to: string, { session }: Pick<RootStore, 'session'>): boolean {
  const { me, server } = session.current;
  if (to === '/invite') return Boolean(server.meta?.disableRegistration) && mayInvite(me);
  return to !== '/avatar-decorations' || mayManageDecorations(me);
}

const mayInvite = (me: WireMe | null): boolean => me !== null && (me.isAdmin || me.policies.canInvite);

/** Dialogs that change the surroundings of the page. */
export function editItems({ overlays, i18n }: RootStore): readonly ActionItem[] {
  return [
    { text: i18n.t('shell.editNavigation'), icon: 'edit', action: () => void overlays.open('navMenu', {}) },
    { text: i18n.t('shell.editStatusBars'), icon: 'rss', action: () => void overlays.open('statusBars', {}) },
  ];
}

/** What works beside the pages, and is easily missed. */
function toolItems(root: RootStore, pane: Pane): readonly ActionItem[] {
  const {
    overlays,
    workspace,
    i18n: { t },
  } = root;
  return [
    { text: t('command.drafts'), icon: 'archive', action: () => void openDrafts(root) },
    { text: t('command.outbox'), icon: 'send', action: () => void overlays.open('outbox', {}) },
    { text: t('shell.workspaces'), icon: 'columns', action: () => void overlays.open('workspaces', {}) },
    { text: t('columnMenu.float'), icon: 'appWindow', action: () => void workspace.openWindow(pane.href) },
    { text: t('dashboard.wall'), icon: 'deviceTv', action: () => enterWall(pane) },
    { text: t('shell.keys'), icon: 'keyboard', action: () => void openKeyHelp({ root, commands: COMMANDS }) },
  ];
}

/** The dependencies of the launch pad. */
interface LaunchPadContext {
  readonly root: RootStore;
  readonly pane: Pane;
  readonly context: () => NavContext;
  readonly openInstance: (anchor: OverlayAnchor) => void;
}

/** Opens everything that is not in the menu. */
export async function openLaunchPad({ root, pane, context, openInstance }: LaunchPadContext, anchor: OverlayAnchor): Promise<void> {
  const { overlays, settings } = root;
  const chosen = await overlays.open(
    'launchPad',
    {
      items: () => navigationOf(settings.get('menu'), context()).rest,
      edits: [...toolItems(root, pane), ...editItems(root)].map((item) => ({
        text: item.text,
        icon: item.icon ?? 'edit',
        run: () => void item.action(),
      })),
    },
    { anchor },
  );
  if (chosen === 'about') openInstance(anchor);
  else if (chosen === 'reload') location.reload();
}

/** Whether this build has a page at an address that the viewer may open. */
function hasPageAt(to: string, { routes, me }: { readonly routes: RouteTable; readonly me: WireMe | null }): boolean {
  const match = routes.resolve(to, me !== null);
  return match !== null && mayOpen(match.page.requires, me);
}
