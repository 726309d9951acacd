import { act, fireEvent, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { runInAction } from 'mobx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { KeyChanges } from '~/services/keys';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { useColumnKeys } from '~/workspace/deck/useColumnKeys';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

/** Frames of columns, without anything in them but the main one's field. */
const Columns = observer(function Columns({ store }: { store: WorkspaceStore }) {
  useColumnKeys(store);
  return (
    <>
      <button type="button">outside</button>
      {store.deckPanes.map((id) => (
        <section key={id} data-column={id}>
          <div data-pane={id} tabIndex={-1}>
            <button type="button">in {id}</button>
            <input aria-label={`text in ${id}`} />
          </div>
        </section>
      ))}
    </>
  );
});

/** Puts each column to the left of the one before. */
function mirror(): void {
  for (const [index, column] of document.querySelectorAll('[data-column]').entries())
    column.getBoundingClientRect = () => new DOMRect(-index * 100, 0, 100, 100);
}

/** The main pane and two columns, called by their ids. */
async function renderColumns(changes: KeyChanges = {}) {
  const { root: other } = createTestRoot();
  await other.workspace.openWindow('/');
  const store = runInAction(() => other.workspace.store!);
  const a = store.openColumn('/@a');
  const b = store.openColumn('/@b');
  const test = renderWithRoot(<Columns store={store} />);
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
  test('lead to the column beside the one with the focus, and no further than the last', async () => {
    const { a, b, go } = await renderColumns();
    expect(go('in main', 'ArrowRight')).toBe(a);
    expect(go(`in ${a}`, 'ArrowRight')).toBe(b);
    expect(go(`in ${b}`, 'ArrowRight')).toBeUndefined();
    expect(go(`in ${b}`, 'ArrowLeft')).toBe(a);
    expect(go(`in ${a}`, 'ArrowLeft')).toBe('main');
  });

  test('lead to the first or the last column from anywhere else', async () => {
    const { b, go } = await renderColumns();
    expect(go('outside', 'ArrowRight')).toBe('main');
    expect(go('outside', 'ArrowLeft')).toBe(b);
  });

  test('mean the side that they show where the columns stand from right to left', async () => {
    const { a, go } = await renderColumns();
    mirror();
    expect(go('in main', 'ArrowLeft')).toBe(a);
    expect(go(`in ${a}`, 'ArrowRight')).toBe('main');
  });

  test('bring a column to the front that fills the deck while another one does', async () => {
    const { store, a, b, go } = await renderColumns();
    act(() => store.maximise(a));
    expect(go(`in ${a}`, 'ArrowRight')).toBe(b);
    expect(store.deck.maximised).toBe(b);
  });

  test('move by words in a text', async () => {
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
  ])('with %o mean nothing', async (more) => {
    const { go } = await renderColumns();
    expect(go('in main', 'ArrowRight', more)).toBeUndefined();
  });

  test('mean nothing while something lies over the page', async () => {
    const { root, go } = await renderColumns();
    act(() => void root.overlays.confirm({ text: 'Sure?' }));
    expect(go('in main', 'ArrowRight')).toBeUndefined();
  });
});

test('WS17 other keys can lead to columns, in the order of reading', async () => {
  const { a, go } = await renderColumns({ nextColumn: ['Alt+N'], previousColumn: [] });
  mirror();
  expect(go('in main', 'n', { altKey: true })).toBe(a);
  expect(go(`in ${a}`, 'ArrowLeft')).toBeUndefined();
});

test('a digit leads to a column by its place', async () => {
  const { a, go } = await renderColumns();
  expect(go('outside', '2', {})).toBe(a);
  expect(go('outside', '4', {})).toBeUndefined();
});
