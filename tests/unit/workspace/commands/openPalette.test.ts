import { runInAction } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGES } from '~/generated/pageIndex';
import { RouteTable } from '~/router/RouteTable';
import type { PaletteTarget } from '~/stores/commands/PaletteEntry';
import type { WindowOverlay } from '~/stores/ui/OverlayStore';
import { contextNow, type CommandTargets } from '~/workspace/CommandContext';
import { openPalette } from '~/workspace/commands/openPalette';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { mainPaneAt } from '../../../fixtures/mainPaneAt';

beforeEach(() => vi.stubGlobal('document', { activeElement: null }));
afterEach(() => vi.unstubAllGlobals());

/** A palette that is opened in a pane, and in which something is chosen. */
function open(activeId: 'main' | 'column') {
  const { root } = createTestRoot({ me: user('alice').me() });
  const panes = mainPaneAt('/');
  const visited: Record<string, string[]> = { main: [], column: [] };
  const historyOf = (id: string) => ({ href: '/', subscribe: () => () => {}, navigate: (to: string) => visited[id]?.push(to) });
  Object.assign(panes.main, { history: historyOf('main') });
  if (activeId === 'column') Object.assign(panes, { active: { id: 'pane-1', history: historyOf('column') } });
  const targets = { root, panes, workspace: { routes: new RouteTable(PAGES) } as unknown as CommandTargets['workspace'] };
  const choose = async (target: PaletteTarget) => {
    const done = openPalette(contextNow(targets, []));
    await settled();
    const overlay = runInAction(() => root.overlays.stack.at(-1)) as unknown as WindowOverlay;
    overlay.finish({ entry: { id: 'x', title: 'Bob', icon: 'user', group: 'people', to: '/@bob' }, target });
    await done;
    return runInAction(() => ({
      ...visited,
      windows: root.workspace.windows.map(({ paneId }) => root.workspace.visitsOf(paneId).entries[0]?.href),
      columns: root.workspace.deckPanes.flatMap((id) => (id === 'main' ? [] : [root.workspace.visitsOf(id).entries[0]?.href])),
    }));
  };
  return { root, choose };
}

const nothing = { main: [], column: [], windows: [], columns: [] };

test('Enter opens an address in the pane that was used last', async () => {
  expect(await open('main').choose('here')).toEqual({ ...nothing, main: ['/@bob'] });
  expect(await open('column').choose('here')).toEqual({ ...nothing, column: ['/@bob'] });
});

test('from a column, Enter follows what the viewer chose for links there', async () => {
  const { root, choose } = open('column');
  root.settings.set('linksInPanes', 'main');
  expect(await choose('here')).toEqual({ ...nothing, main: ['/@bob'] });
});

test('with Shift, an address opens in a window, and with Alt in a column', async () => {
  expect(await open('main').choose('window')).toEqual({ ...nothing, windows: ['/@bob'] });
  expect(await open('main').choose('column')).toEqual({ ...nothing, columns: ['/@bob'] });
});
