import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { PAGES } from '~/generated/pageIndex';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { leavesOf } from '~/services/workspace/deckTree';
import { MAIN_PANE } from '~/services/workspace/document';
import { visitsOf } from '~/services/workspace/visits';
import { DeckBar } from '~/workspace/deck/bar/DeckBar';
import { ColumnDragging, DeckContext, DeckSight, type DeckTools } from '~/workspace/deck/DeckContext';
import { RoomOffer } from '~/workspace/deck/RoomOffer';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { renderWithRoot } from '../../renderWithRoot';

/** Shows the bar of a deck with two columns beside the main pane. */
async function open() {
  const test = createTestRoot({ me: user('alice').me() });
  const store = test.root.workspace;
  const panes = new LivePanes(new PaneHistory(new MemoryBackend(visitsOf('/'))));
  const [search, drive] = [store.openColumn('/search', { title: 'Search' }), store.openColumn('/my/drive', { title: 'Drive' })];
  const tools: DeckTools = {
    store,
    panes,
    strip: { current: null },
    dragging: new ColumnDragging(),
    sight: new DeckSight(),
    roomOffer: new RoomOffer(),
    roomWidth: () => 1200,
  };
  await act(async () => {
    renderWithRoot(
      <DeckContext value={tools}>
        <DeckBar />
      </DeckContext>,
      { test, pages: PAGES },
    );
    await settled();
  });
  const map = () => within(screen.getByRole('toolbar', { name: 'Column map' }));
  const tiles = () => map().getAllByRole('button');
  const names = () => tiles().map((tile) => tile.getAttribute('aria-label'));
  return { ...test, store, panes, tools, search, drive, tiles, names };
}

test('the map has a tile for each column, with the number of its new notes', async () => {
  const { names, panes, search, store } = await open();
  expect(names()).toEqual(['Main', 'Search', 'Drive']);
  act(() => panes.of(search, store).report({ newest: 'x', waiting: 3, follow: () => () => {} }));
  expect(names()).toEqual(['Main', 'Search, 3 new notes', 'Drive']);
});

test('the map marks the columns in sight', async () => {
  const { tiles, tools } = await open();
  act(() => tools.sight.show({ start: 1, end: 2.4, before: 1, after: 1 }));
  expect(tiles().map((tile) => tile.getAttribute('aria-current'))).toEqual([null, 'true', null]);
});

test('arrow keys in the map make one column after the other the active one, and keep the focus', async () => {
  const { tiles, panes, drive } = await open();
  tiles()[0]!.focus();
  fireEvent.keyDown(tiles()[0]!, { key: 'ArrowRight' });
  fireEvent.keyDown(tiles()[1]!, { key: 'ArrowRight' });
  fireEvent.keyDown(tiles()[2]!, { key: 'ArrowRight' });
  expect({ active: runInAction(() => panes.active.id), focused: document.activeElement }).toEqual({ active: drive, focused: tiles()[2] });
});

test('a tile that is dragged over others moves its column over theirs in one step', async () => {
  const { tiles, store, search, drive } = await open();
  const tile = tiles()[2]!;
  Object.defineProperty(tile, 'offsetWidth', { value: 46 });
  tile.setPointerCapture = () => {};
  tile.hasPointerCapture = () => false;
  fireEvent.pointerDown(tile, { button: 0, clientX: 200, clientY: 10 });
  fireEvent.pointerMove(document, { clientX: 105, clientY: 10 });
  fireEvent.pointerUp(document);
  expect(runInAction(() => leavesOf(store.deck.root))).toEqual([drive, MAIN_PANE, search]);
  act(() => store.undo());
  expect(runInAction(() => leavesOf(store.deck.root))).toEqual([MAIN_PANE, search, drive]);
});

test('undo and redo can be pressed while there is a step for them', async () => {
  const { store } = await open();
  const [undo, redo] = [screen.getByRole('button', { name: 'Undo' }), screen.getByRole('button', { name: 'Redo' })] as HTMLButtonElement[];
  expect({ undo: undo!.disabled, redo: redo!.disabled }).toEqual({ undo: false, redo: true });
  fireEvent.click(undo!);
  fireEvent.click(undo!);
  expect({ undo: undo!.disabled, redo: redo!.disabled, panes: runInAction(() => store.deckPanes) }).toEqual({
    undo: true,
    redo: false,
    panes: [MAIN_PANE],
  });
});

test('the density of the bar is that of all columns', async () => {
  const { root } = await open();
  expect(screen.getByRole('button', { name: 'Compact', pressed: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'One line' }));
  expect(runInAction(() => root.settings.get('density'))).toBe('line');
});

test('the bar says that the columns do not fit beside the dashboard, and hides it', async () => {
  const { root, tools } = await open();
  act(tools.roomOffer.begin);
  const status = within(screen.getByRole('status'));
  fireEvent.click(status.getByRole('button', { name: 'Hide side panel' }));
  expect({ isShown: tools.roomOffer.isShown, dashboard: runInAction(() => root.settings.get('showDashboard')) }).toEqual({
    isShown: false,
    dashboard: false,
  });
});
