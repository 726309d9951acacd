import { PLACES } from '~/generated/places';
import type { RouteTable } from '~/router/RouteTable';
import { keysOf } from '~/services/allKeys';
import type { KeyCommand } from '~/services/keys';
import { keyText } from '~/services/keyText';
import type { RootStore } from '~/stores/RootStore';
import { compose } from '~/stores/session/compose';
import { openSettings } from '~/stores/settings/openSettings';
import { settle } from '~/stores/settle';
import type { Command } from '~/stores/ui/Command';
import { dashboardPlaceNow } from '~/workspace/dashboard/dashboardPlace';
import { isDashboardShown, toggleDashboard } from '~/workspace/dashboard/toggleDashboard';
import type { LivePanes } from '~/workspace/panes/LivePanes';
import { goToPlaces } from '~/workspace/shell/goToPlaces';
import { placeAddress } from '~/workspace/shell/placeAddress';
import { columnCommands } from './columnCommands';
import { settingCommands } from './settingCommands';

/** What commands work on. */
interface CommandContext {
  readonly root: RootStore;
  /** Leads the main pane somewhere. */
  readonly navigate: (to: string) => void;
  readonly showKeys: () => void;
  readonly routes: RouteTable;
  readonly panes: LivePanes;
}

/** Everything that the command palette offers at once. */
export function commandList(context: CommandContext): readonly Command[] {
  return [...actions(context), ...columnCommands(context), ...pageCommands(context), ...windowCommands(context)];
}

/** What has to be fetched first: the other accounts, and the texts that name settings. One does not wait for the other's failure. */
export async function laterCommands(root: RootStore): Promise<readonly Command[]> {
  const found = await Promise.all([settle(accountCommands({ root })), settle(settingCommands(root))]);
  return found.flatMap((one) => (one.ok ? one.value : []));
}

/** The other accounts stored here. */
async function accountCommands({ root }: Pick<CommandContext, 'root'>): Promise<readonly Command[]> {
  const { session, i18n } = root;
  const profiles = await session.storedProfiles();
  return profiles
    .filter(({ id }) => id !== session.current.me?.id)
    .map(({ id, username }) => ({
      id: `account ${id}`,
      title: i18n.t('command.switchTo', { acct: `@${username}` }),
      icon: 'user',
      group: 'accounts',
      run: () => void session.switchTo(id),
    }));
}

/** The first key of a command as it is written for people. */
const shownKeyOf = (name: KeyCommand, { settings }: RootStore): string | undefined =>
  keysOf(name, settings.get('keyBindings')).map(keyText)[0];

function actions({ root, panes, showKeys }: CommandContext): Command[] {
  const { theme, overlays, session, workspace, i18n } = root;
  const { t } = i18n;
  const { store } = workspace;
  const keyOf = (name: KeyCommand) => shownKeyOf(name, root);
  const place = dashboardPlaceNow(root, panes);
  const isDark = theme.scheme === 'dark';
  const command = (id: string, title: string, icon: Command['icon'], run: Command['run'], keys?: string): Command => ({
    id,
    title,
    icon,
    group: 'actions',
    run,
    ...(keys !== undefined && { keys }),
  });
  return [
    ...(session.current.me
      ? [command('newNote', t('shell.newNote'), 'pencil', () => void compose(root, {}), keyOf('newNote'))]
      : [
          command('signIn', t('shell.signIn'), 'logIn', () => void overlays.open('signIn', {})),
          command('signUp', t('shell.signUp'), 'userPlus', () => void overlays.open('signUp', {})),
        ]),
    command(
      'scheme',
      isDark ? t('shell.lightMode') : t('shell.darkMode'),
      isDark ? 'sun' : 'moon',
      () => theme.toggleScheme(),
      keyOf('scheme'),
    ),
    ...(place
      ? [
          command(
            'dashboard',
            isDashboardShown(root, place) ? t('command.hideDashboard') : t('command.showDashboard'),
            'dashboard',
            () => toggleDashboard(root, place),
            keyOf('dashboard'),
          ),
        ]
      : []),
    ...(store?.canUndo ? [command('undo', t('command.undo'), 'reply', () => store.undo(), keyOf('undo'))] : []),
    ...(store?.canRedo ? [command('redo', t('command.redo'), 'refresh', () => store.redo(), keyOf('redo'))] : []),
    command('settings', t('command.settings'), 'settings', () => openSettings(root)),
    ...(session.current.me ? [command('mutedWords', t('command.mutedWords'), 'mute', () => void overlays.open('mutedWords', {}))] : []),
    ...(session.current.me ? [command('workspaces', t('shell.workspaces'), 'archive', () => void overlays.open('workspaces', {}))] : []),
    command('reload', t('command.reload'), 'refresh', () => panes.main.reload()),
    command('keys', t('command.keys'), 'question', showKeys, keyOf('keys')),
  ];
}

function pageCommands({ root, navigate }: CommandContext): Command[] {
  const { session, i18n } = root;
  const { me } = session.current;
  const goTo = shownKeyOf('goTo', root);
  const letters = new Map(goToPlaces(root).map(({ to, letter, timeline }) => [to, timeline ? undefined : letter]));
  return PLACES.flatMap((place): Command[] => {
    const to = placeAddress(place, me);
    if (!place.nav || to === null) return [];
    const letter = letters.get(to);
    const keys = goTo !== undefined && letter ? { keys: `${goTo} ${letter}` } : {};
    const title = i18n.t(place.nav.title ?? place.title);
    return [{ id: `page ${to}`, title, icon: place.icon, group: 'pages', run: () => navigate(to), ...keys }];
  });
}

function windowCommands({ root: { workspace, i18n } }: CommandContext): Command[] {
  const { store } = workspace;
  if (!store) return [];
  const entries = store.windows.map(({ paneId, state }) => {
    const { entries: visits, index } = store.visitsOf(paneId);
    return { paneId, state, href: visits[index]?.href ?? '' };
  });
  return entries.flatMap(({ paneId, state, href }) => [
    {
      id: `window ${paneId}`,
      title: i18n.t('command.showWindow', { href }),
      icon: 'window',
      group: 'windows',
      run: () => {
        if (state === 'minimised') store.setState(paneId, 'normal');
        store.raise(paneId);
      },
    },
    {
      id: `close ${paneId}`,
      title: i18n.t('command.closeWindow', { href }),
      icon: 'x',
      group: 'windows',
      run: () => store.close(paneId),
    },
  ]);
}
