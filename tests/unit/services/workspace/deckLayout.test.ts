import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stacked, tabbed, withColumn } from '~/services/workspace/columns';
import { COLLAPSED, COLUMN_WIDTH, columnWidths, toggleCollapsed } from '~/services/workspace/deck';
import { drawDeck, resizeDrawn, resizeLast, type DrawnNode } from '~/services/workspace/deckLayout';
import { emptyWorkspace, newPane, type PaneId, type WorkspaceDocument } from '~/services/workspace/document';
import { steps } from './arrangements';

const room = { width: 1000, height: 800 };
const deckOf = (...panes: PaneId[]): WorkspaceDocument =>
  panes.reduce<WorkspaceDocument>((workspace, pane) => withColumn(workspace, pane, newPane), emptyWorkspace);
const sharesOf = (node: DrawnNode): readonly number[] => (typeof node === 'string' ? [] : node.splitPercentages);

describe('drawing a deck', () => {
  test('shares follow the widths, and the deck may be wider than the room', () => {
    const { tree, width } = drawDeck(deckOf('a', 'b', 'c').deck, { width: 600, height: 800 });
    expect(width).toBe(480 + 3 * COLUMN_WIDTH);
    expect(sharesOf(tree)[1]! / 100).toBeCloseTo(COLUMN_WIDTH / width);
  });

  test('only the active tab is drawn', () => {
    expect(drawDeck(tabbed(deckOf('a', 'b'), 'b').deck, room).tree).toMatchObject({ children: ['main', 'b'] });
  });

  test('a maximized pane is the only one that is drawn', () => {
    const { deck } = deckOf('a', 'b');
    expect(drawDeck({ ...deck, maximised: 'b' }, room)).toEqual({ tree: 'b', width: 1000 });
  });

  test('a collapsed pane of a stack is as high as its header', () => {
    const { deck } = stacked(deckOf('a', 'b'), 'b');
    const { tree } = drawDeck(toggleCollapsed(deck, 'a'), room);
    const column = typeof tree === 'string' ? tree : tree.children[1]!;
    expect((sharesOf(column)[0]! / 100) * room.height).toBeCloseTo(COLLAPSED);
    expect(sharesOf(column)[0]! + sharesOf(column)[1]!).toBeCloseTo(100);
  });

  test('WS10 the shares of every split add up to 100', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 20 }), (changes) => {
        const { deck } = changes.reduce((workspace, change) => change(workspace), emptyWorkspace);
        const check = (node: DrawnNode): void => {
          if (typeof node === 'string') return;
          expect(node.splitPercentages.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
          node.children.forEach(check);
        };
        check(drawDeck(deck, room).tree);
      }),
    );
  });
});

describe('moving a border', () => {
  test('WS10 a border between columns changes the one before it by the same number of pixels', () => {
    const { deck } = deckOf('a', 'b', 'c');
    const drawn = drawDeck(deck, room);
    const by = (100 / drawn.width) * 100;
    const splitPercentages = sharesOf(drawn.tree).map((share, index) => (index === 1 ? share + by : index === 2 ? share - by : share));
    const next = resizeDrawn(deck, drawn, { path: [], splitPercentages }, room);
    expect(columnWidths(next, room.width).map(Math.round)).toEqual([480, COLUMN_WIDTH + 100, COLUMN_WIDTH, COLUMN_WIDTH]);
  });

  test('a border between stacked panes changes their shares', () => {
    const { deck } = stacked(deckOf('a', 'b'), 'b');
    const next = resizeDrawn(deck, drawDeck(deck, room), { path: [1], splitPercentages: [70, 30] }, room);
    const { tree } = drawDeck(next, room);
    expect(typeof tree === 'string' ? [] : sharesOf(tree.children[1]!)).toEqual([70, 30]);
  });

  test('the border after the last column changes that column', () => {
    const { deck } = deckOf('a', 'b', 'c');
    expect(columnWidths(resizeLast(deck, 60, room), room.width).at(-1)).toBe(COLUMN_WIDTH + 60);
  });
});
