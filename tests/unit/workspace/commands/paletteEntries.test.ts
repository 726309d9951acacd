import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RouteTable } from '~/router/RouteTable';
import { COMMANDS } from '~/workspace/commands/commands';
import { contextNow, type CommandTargets } from '~/workspace/CommandContext';
import { paletteEntries } from '~/workspace/commands/paletteEntries';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { mainPaneAt } from '../../../fixtures/mainPaneAt';

// A screen that is wide enough for everything.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('>=') }));
  vi.stubGlobal('navigator', { userAgent: 'Chrome on a desk' });
  vi.stubGlobal('document', { activeElement: null });
});
afterEach(() => vi.unstubAllGlobals());

/** The palette at an address, without columns. */
function open({ signedIn = true } = {}) {
  const { root } = createTestRoot({ me: signedIn ? user('alice').me() : null });
  const panes = mainPaneAt('/');
  // No pane has anything unsaved.
  Object.assign(panes, { of: (id: string) => ({ id, element: { querySelector: () => null } }) });
  const targets: CommandTargets = {
    root,
    panes,
    workspace: { routes: new RouteTable([]) } as unknown as CommandTargets['workspace'],
  };
  const entries = () => paletteEntries(contextNow(targets, COMMANDS));
  const run = (title: string) =>
    entries()
      .find((entry) => entry.title === title)!
      .run?.();
  const titlesOf = (isPage: boolean) =>
    entries()
      .filter(({ group }) => (group === 'pages') === isPage)
      .map(({ title }) => title);
  return {
    root,
    entries,
    run,
    to: (title: string) => entries().find((entry) => entry.title === title)?.to,
    titles: () => entries().map(({ title }) => title),
    commands: () => titlesOf(false),
    pages: () => titlesOf(true),
  };
}

describe('the command palette', () => {
  test('the command palette offers signed-in viewers commands and pages', () => {
    const { commands, pages, to } = open();
    expect(commands()).toEqual([
      'New note',
      'Keyboard shortcuts',
      'Dark mode',
      'Change density',
      'Hide side panel',
      'Edit widgets',
      'Go to dashboard…',
      'Mute words and servers…',
      'Drafts…',
      'Workspaces',
      'Ready-made decks',
      'Open outbox',
      'Reload page',
      'Add column',
    ]);
    const some = [
      'Timeline',
      'Notifications',
      'Drive',
      'Follow requests',
      'Explore',
      'Announcements',
      'Search',
      'Clips',
      'Profile',
      'Settings',
    ];
    expect(pages().filter((title) => some.includes(title))).toEqual(some);
    expect([to('Notifications'), to('Profile')]).toEqual(['/my/notifications', '/@alice']);
  });

  test('the command palette offers visitors signing in and the pages that they may see', () => {
    const { commands, pages } = open({ signedIn: false });
    expect(commands()).toEqual(['Sign in', 'Sign up', 'Keyboard shortcuts', 'Dark mode', 'Change density', 'Reload page', 'Add column']);
    expect(pages()).toEqual(expect.arrayContaining(['Welcome', 'Timeline', 'Explore', 'Announcements', 'Search']));
    const own = ['Notifications', 'Drive', 'Follow requests', 'Clips', 'Profile', 'Settings'];
    expect(pages().filter((title) => own.includes(title))).toEqual([]);
  });

  test('the command palette shows the first key of a command', () => {
    const { root, entries } = open();
    const keyOfNewNote = () => entries().find(({ id }) => id === 'newNote')?.keys;
    expect(keyOfNewNote()).toBe('N');
    root.settings.set('keyBindings', { newNote: ['Alt+ArrowUp'] });
    expect(keyOfNewNote()).toBe('Alt+↑');
  });

  test('the command palette shows the letter that leads to a page', () => {
    const { root, entries } = open();
    const keys = () => Object.fromEntries(entries().flatMap(({ group, title, keys: own }) => (group === 'pages' ? [[title, own]] : [])));
    expect(keys()).toMatchObject({ Notifications: 'G N', Clips: 'G C', Profile: 'G U', Timeline: undefined, Search: undefined });
    root.settings.set('keyBindings', { goTo: [] });
    expect(keys()).toMatchObject({ Notifications: undefined });
  });

  test('the command palette names the dashboard command by what it does now, and leaves it out when there is no room', async () => {
    const { root, run, titles } = open();
    await run('Hide side panel');
    expect(runInAction(() => root.settings.get('showDashboard'))).toBe(false);
    await run('Show side panel');
    expect(runInAction(() => root.settings.get('showDashboard'))).toBe(true);
    root.workspace.openWindow('/dashboard');
    expect(titles().filter((title) => title.endsWith('the dashboard'))).toEqual([]);
  });

  test('the command palette shows and closes windows, and undoes that', async () => {
    const { root, run, titles } = open();
    root.workspace.openWindow('/@bob');
    await run('Close window /@bob');
    expect(root.workspace.windows).toEqual([]);
    await run('Undo workspace change');
    await settled();
    expect(titles()).toContain('Show window /@bob');
  });
});
