import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commandList } from '~/app/commandList';
import { RouteTable } from '~/router/RouteTable';
import { user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { mainPaneAt } from '../../fixtures/mainPaneAt';

/** No column is open here. */
const panes = mainPaneAt('/');

// A screen that is wide enough for everything.
beforeEach(() => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('>=') })));
afterEach(() => vi.unstubAllGlobals());

function list(signedIn: boolean) {
  const { root } = createTestRoot({ me: signedIn ? user('alice').me() : null });
  const visited: string[] = [];
  const navigate = (to: string) => void visited.push(to);
  const commands = () => commandList({ root, navigate, showKeys: () => {}, routes: new RouteTable([]), panes });
  const run = (title: string) =>
    commands()
      .find((command) => command.title === title)
      ?.run();
  return { root, visited, commands, run, titles: () => commands().map(({ title }) => title) };
}

describe('the commands', () => {
  test('of somebody who is signed in', async () => {
    const { titles, run, visited } = list(true);
    expect(titles()).toEqual([
      'New note',
      'Dark mode',
      'Hide the dashboard',
      'Where links in columns and windows open',
      'Mute words and servers…',
      'Workspaces',
      'Reload this page',
      'Show all keys',
      'Add column',
      'Timeline',
      'Notifications',
      'Drive',
      'Search',
      'Clips',
      'Dashboard',
      'Profile',
    ]);
    await run('Notifications');
    await run('Profile');
    expect(visited).toEqual(['/my/notifications', '/@alice']);
  });

  test('tell their key as it is written for people', () => {
    const { root, commands } = list(true);
    const keyOfNote = () => commands().find(({ id }) => id === 'newNote')?.keys;
    expect(keyOfNote()).toBe('N');
    root.settings.set('keyBindings', { newNote: ['Alt+ArrowUp'] });
    expect(keyOfNote()).toBe('Alt+↑');
  });

  test('of pages tell the letter that leads there', () => {
    const { root } = createTestRoot({ me: user('alice').me() });
    const keys = () => {
      const commands = commandList({ root, navigate: () => {}, showKeys: () => {}, routes: new RouteTable([]), panes });
      return Object.fromEntries(commands.filter(({ group }) => group === 'pages').map(({ title, keys: own }) => [title, own]));
    };
    expect(keys()).toMatchObject({ Notifications: 'G N', Clips: 'G C', Profile: 'G U', Timeline: undefined, Search: undefined });
    root.settings.set('keyBindings', { goTo: [] });
    expect(keys()).toMatchObject({ Notifications: undefined });
  });

  test('of a visitor', () => {
    expect(list(false).titles()).toEqual([
      'Sign in',
      'Sign up',
      'Dark mode',
      'Where links in columns and windows open',
      'Reload this page',
      'Show all keys',
      'Add column',
      'Welcome',
      'Timeline',
      'Search',
    ]);
  });

  test('hide the dashboard and show it again', async () => {
    const { root, run, titles } = list(true);
    await run('Hide the dashboard');
    expect(root.settings.get('showDashboard')).toBe(false);
    await run('Show the dashboard');
    expect(root.settings.get('showDashboard')).toBe(true);
    await root.workspace.openWindow('/dashboard');
    expect(titles().filter((title) => title.endsWith('the dashboard'))).toEqual([]);
  });

  test('show and close windows, and undo that', async () => {
    const { root, run, titles } = list(true);
    await root.workspace.openWindow('/@bob');
    await run('Close the window /@bob');
    expect(root.workspace.store?.windows).toEqual([]);
    await run('Undo the last change of the workspace');
    await settled();
    expect(titles()).toContain('Show the window /@bob');
  });
});
