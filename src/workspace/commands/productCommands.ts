import { openDrafts } from '~/components/composer/drafts/openDrafts';
import type { Command } from '~/stores/commands/Command';
import { compose } from '~/stores/session/guards';
import { dashboardPlaceNow } from '../dashboard/dashboardPlace';
import { editWidgets } from '../dashboard/editWidgets';
import { isDashboardShown, toggleDashboard } from '../dashboard/toggleDashboard';
import { openAddColumn } from '../deck/openAddColumn';
import { navigateMain } from '../panes/navigateMain';
import { nearestList, type CommandContext } from '../CommandContext';
import { changeDensity } from './changeDensity';
import { GO_TO, goTo } from './goTo';
import { NEW_NOTE } from './newNote';
import { openKeyHelp } from './openKeyHelp';
import { openPalette } from './openPalette';

type ProductCommand = Omit<Command<CommandContext>, 'scope'>;

const signedIn = ({ root }: CommandContext): boolean => root.session.current.me !== null;
const visiting = (context: CommandContext): boolean => !signedIn(context);

const COMMANDS: readonly ProductCommand[] = [
  {
    ...NEW_NOTE,
    text: 'shell.newNote',
    icon: 'pencil',
    when: signedIn,
    run: ({ root }) => compose(root, {}),
  },
  { id: 'signIn', text: 'shell.signIn', icon: 'login', keys: [], when: visiting, run: ({ root }) => root.overlays.open('signIn', {}) },
  { id: 'signUp', text: 'shell.signUp', icon: 'userPlus', keys: [], when: visiting, run: ({ root }) => root.overlays.open('signUp', {}) },
  { id: 'commands', text: 'shell.commands', keys: ['Ctrl+K'], run: openPalette },
  { id: 'keys', text: 'command.keys', icon: 'helpCircle', keys: ['?'], run: openKeyHelp },
  { id: 'search', text: 'command.searchPage', keys: ['S', '/'], run: ({ root, panes }) => navigateMain(root, panes, '/search') },
  {
    id: 'timeline',
    text: 'command.timeline',
    keys: ['T'],
    run: ({ root, panes }) => root.focus.listIn(panes.main.element)?.focusFirst(),
  },
  { id: 'more', text: 'command.more', keys: ['L'], run: (context) => nearestList(context)?.loadMore?.() },
  {
    id: 'scheme',
    text: 'command.scheme',
    textNow: ({ root }) => (root.theme.scheme === 'dark' ? 'shell.lightMode' : 'shell.darkMode'),
    icon: 'moon',
    keys: ['D'],
    run: ({ root }) => root.theme.toggleScheme(),
  },
  {
    id: 'density',
    text: 'command.density',
    icon: 'list',
    keys: ['V'],
    run: changeDensity,
  },
  {
    id: 'dashboard',
    text: 'command.dashboard',
    textNow: ({ root, panes }) =>
      isDashboardShown(root, dashboardPlaceNow(root, panes)) ? 'command.hideDashboard' : 'command.showDashboard',
    icon: 'layoutDashboard',
    keys: ['W'],
    when: ({ root, panes }) => dashboardPlaceNow(root, panes) !== null,
    run: ({ root, panes }) => toggleDashboard(root, dashboardPlaceNow(root, panes)),
  },
  {
    id: 'editWidgets',
    text: 'dashboard.edit',
    icon: 'pencil',
    keys: [],
    when: signedIn,
    run: ({ root, panes }) => editWidgets(root, panes),
  },
  {
    id: 'goToDashboard',
    text: 'command.goToDashboard',
    icon: 'layoutDashboard',
    keys: [],
    when: signedIn,
    run: async ({ root, panes }) => (await import('../dashboard/goToDashboard')).goToDashboard(root, panes),
  },
  {
    id: 'mutedWords',
    text: 'command.mutedWords',
    icon: 'volumeOff',
    keys: [],
    when: signedIn,
    run: ({ root }) => root.overlays.open('mutedWords', {}),
  },
  {
    id: 'drafts',
    text: 'command.drafts',
    icon: 'archive',
    keys: [],
    when: signedIn,
    run: ({ root }) => openDrafts(root),
  },
  {
    id: 'workspaces',
    text: 'shell.workspaces',
    icon: 'archive',
    keys: [],
    when: signedIn,
    run: ({ root }) => root.overlays.open('workspaces', {}),
  },
  {
    id: 'readyDecks',
    text: 'decks.title',
    icon: 'columns',
    keys: [],
    when: signedIn,
    run: ({ root }) => root.overlays.open('readyDecks', {}),
  },
  {
    id: 'outbox',
    text: 'command.outbox',
    icon: 'send',
    keys: [],
    when: signedIn,
    run: ({ root }) => root.overlays.open('outbox', {}),
  },
  { id: 'reload', text: 'command.reload', icon: 'refresh', keys: [], run: ({ panes }) => panes.main.reload() },
  {
    id: 'addColumn',
    text: 'shell.addColumn',
    icon: 'columns',
    keys: [],
    run: ({ root, workspace }) =>
      openAddColumn({ root, routes: workspace.routes }, { x: window.innerWidth / 2, y: window.innerHeight / 4 }),
  },
  {
    id: 'deckBar',
    text: 'command.showDeckBar',
    textNow: ({ root }) => (root.settings.get('showDeckBar') ? 'command.hideDeckBar' : 'command.showDeckBar'),
    icon: 'layoutBottombar',
    keys: [],
    when: ({ root }) => root.workspace.hasColumns,
    run: ({ root }) => root.settings.set('showDeckBar', !root.settings.get('showDeckBar')),
  },
  {
    id: 'showMain',
    text: 'command.showMain',
    icon: 'columns',
    keys: [],
    when: ({ root }) => !root.workspace.isMainShown,
    run: ({ root }) => root.workspace.showMain(),
  },
  { ...GO_TO, text: 'command.goTo', run: goTo },
];

/** Commands that work everywhere in the product. */
export const productCommands: readonly Command<CommandContext>[] = COMMANDS.map((command) => ({
  ...command,
  scope: 'everywhere',
  worksInTexts: true,
}));
