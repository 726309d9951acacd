import { act, fireEvent, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { KeyChanges } from '~/services/keys';
import { useStores } from '~/react/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { PaneSlot } from '~/workspace/panes/PaneSlot';
import { settled } from '../../fixtures/createTestRoot';
import { KeyListener } from '../KeyListener';
import { renderWithRoot } from '../renderWithRoot';

/** A column as the deck draws it, with a button and a field in its pane. */
function Column({ id, store, panes }: { id: string; store: WorkspaceStore; panes: LivePanes }) {
  const pane = panes.of(id, store);
  const { attachFrame, attachHost } = pane;
  return (
    <section ref={attachFrame} data-column={id}>
      <PaneSlot pane={pane} />
      {createPortal(
        <div ref={attachHost} data-pane={id} tabIndex={-1}>
          <button type="button">in {id}</button>
          <input aria-label={`text in ${id}`} />
        </div>,
        pane.element,
      )}
    </section>
  );
}

const Columns = observer(function Columns({ store, panes }: { store: WorkspaceStore; panes: LivePanes }) {
  return (
    <>
      <KeyListener panes={panes} />
      <button type="button">outside</button>
      {store.deckPanes.map((id) => (
        <Column key={id} id={id} store={store} panes={panes} />
      ))}
    </>
  );
});

/** Puts each column to the left of the one before. */
function mirror(): void {
  for (const [index, column] of document.querySelectorAll('[data-column]').entries())
    column.getBoundingClientRect = () => new DOMRect(-index * 100, 0, 100, 100);
}

/** The main pane and two columns. */
async function renderColumns(changes: KeyChanges = {}) {
  const panes = new LivePanes(new PaneHistory(new MemoryBackend(visitsOf('/'))));
  const Deck = () => <Columns store={useStores().workspace} panes={panes} />;
  const test = renderWithRoot(<Deck />);
  const store = test.root.workspace;
  const a = store.openColumn('/@a');
  const b = store.openColumn('/@b');
  await act(settled);
  act(() => test.root.settings.set('keyBindings', changes));
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => run(0));
  const go = (from: string, key: string, more: KeyboardEventInit = { ctrlKey: true }): string | undefined => {
    act(() => screen.getByRole('button', { name: from }).focus());
    fireEvent.keyDown(document.activeElement!, { key, ...more });
    return (document.activeElement as HTMLElement).dataset['pane'];
  };
  return { ...test, store, a, b, go };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('WS19 Ctrl and an arrow', () => {
  test('WS19 Ctrl and an arrow focus the next column, and stop at the last one', async () => {
    const { a, b, go } = await renderColumns();
    expect(go('in main', 'ArrowRight')).toBe(a);
    expect(go(`in ${a}`, 'ArrowRight')).toBe(b);
    expect(go(`in ${b}`, 'ArrowRight')).toBeUndefined();
    expect(go(`in ${b}`, 'ArrowLeft')).toBe(a);
    expect(go(`in ${a}`, 'ArrowLeft')).toBe('main');
  });

  test('WS19 Ctrl and an arrow focus the first or the last column from anywhere else', async () => {
    const { b, go } = await renderColumns();
    expect(go('outside', 'ArrowRight')).toBe('main');
    expect(go('outside', 'ArrowLeft')).toBe(b);
  });

  test('WS19 Ctrl and an arrow follow the direction of the arrow when columns are laid out from right to left', async () => {
    const { a, go } = await renderColumns();
    mirror();
    expect(go('in main', 'ArrowLeft')).toBe(a);
    expect(go(`in ${a}`, 'ArrowRight')).toBe('main');
  });

  test('WS19 Ctrl and an arrow let the next column fill the deck while one does', async () => {
    const { store, a, b, go } = await renderColumns();
    act(() => store.maximize(a));
    expect(go(`in ${a}`, 'ArrowRight')).toBe(b);
    expect(store.deck.maximised).toBe(b);
  });

  test('WS19 Ctrl and an arrow move by words in a text field', async () => {
    await renderColumns();
    const field = screen.getByRole('textbox', { name: 'text in main' });
    act(() => field.focus());
    expect(fireEvent.keyDown(field, { key: 'ArrowRight', ctrlKey: true })).toBe(true);
    expect(document.activeElement).toBe(field);
  });

  test.each([
    { ctrlKey: true, repeat: true },
    { ctrlKey: true, isComposing: true },
    { ctrlKey: true, shiftKey: true },
    { metaKey: true },
    {},
  ])('WS19 Ctrl and an arrow with %o are not a command', async (more) => {
    const { go } = await renderColumns();
    expect(go('in main', 'ArrowRight', more)).toBeUndefined();
  });

  test('WS19 Ctrl and an arrow are not a command while a dialog is open', async () => {
    const { root, go } = await renderColumns();
    act(() => void root.overlays.confirm({ text: 'Sure?' }));
    expect(go('in main', 'ArrowRight')).toBeUndefined();
  });
});

test('WS17 keys that the viewer chose focus columns in reading order', async () => {
  const { a, go } = await renderColumns({ nextColumn: ['Alt+N'], previousColumn: [] });
  mirror();
  expect(go('in main', 'n', { altKey: true })).toBe(a);
  expect(go(`in ${a}`, 'ArrowLeft')).toBeUndefined();
});

test('a digit focuses a column by its position', async () => {
  const { a, go } = await renderColumns();
  expect(go('outside', '2', {})).toBe(a);
  expect(go('outside', '4', {})).toBeUndefined();
});

test('a command moves the active column where there is room for it, and the focus goes along', async () => {
  const { store, a, b, go } = await renderColumns({ moveColumnLeft: ['Alt+L'], moveColumnRight: ['Alt+R'] });
  expect(go(`in ${a}`, 'r', { altKey: true })).toBe(a);
  expect(store.deckPanes).toEqual(['main', b, a]);
  go(`in ${a}`, 'r', { altKey: true });
  expect(store.deckPanes, 'there is no place further on').toEqual(['main', b, a]);
  go(`in ${a}`, 'l', { altKey: true });
  expect(store.deckPanes).toEqual(['main', a, b]);
});
