import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { docked, floated, grown, isShared, moved, stacked, tabbed, unstacked, withColumn, withoutPane } from '~/services/workspace/columns';
import {
  COLUMN_WIDTH,
  columnWidths,
  equalize,
  MAIN_MOST,
  MAIN_WIDTH,
  MIN_COLUMN,
  moveBorder,
  yieldRoom,
  rootOf,
  toggleCollapsed,
} from '~/services/workspace/deck';
import { columnsOf, isSplit, isTabs, leavesOf } from '~/services/workspace/deckTree';
import { emptyWorkspace, MAIN_PANE, newPane, type DeckNode, type PaneId, type WorkspaceDocument } from '~/services/workspace/document';
import { parseWorkspace } from '~/services/workspace/parseWorkspace';
import { visitsOf } from '~/services/workspace/visits';
import { steps } from './arrangements';

const deckOf = (...panes: PaneId[]): WorkspaceDocument =>
  panes.reduce<WorkspaceDocument>((workspace, pane) => withColumn(workspace, pane, newPane), emptyWorkspace);

/** Draws a deck as `a | (b / c) | [d, e]`: columns, stacked panes, tabs. */
function drawn(node: DeckNode): string {
  if (typeof node === 'string') return node;
  if (node.type === 'tabs') return `[${node.tabs.join(', ')}]`;
  const sign = node.direction === 'row' ? ' | ' : ' / ';
  return node.children.map((child) => (isSplit(child) ? `(${drawn(child)})` : drawn(child))).join(sign);
}
const look = ({ deck }: WorkspaceDocument): string => drawn(rootOf(deck));

describe('a deck', () => {
  test('a new deck has only the main pane', () => {
    expect(look(emptyWorkspace)).toBe('main');
  });

  test('a new column is added at the end or after another column', () => {
    expect(look(withColumn(deckOf('a', 'b'), 'c', newPane))).toBe('main | a | b | c');
    expect(look(withColumn(deckOf('a', 'b'), 'c', newPane, 'a'))).toBe('main | a | c | b');
  });

  test('WS9 removing the last column leaves the main pane alone', () => {
    expect(withoutPane(deckOf('a'), 'a')).toEqual(emptyWorkspace);
  });

  test('WS9 the main pane can be hidden and comes back when it is the only one', () => {
    const hidden = withoutPane(deckOf('a'), MAIN_PANE);
    expect(look(hidden)).toBe('a');
    expect(look(withoutPane(hidden, 'a'))).toBe('main');
  });

  test('a whole column moves sideways, but not past the end', () => {
    expect(look(moved(deckOf('a', 'b'), 'a', 'right'))).toBe('main | b | a');
    const atEnd = deckOf('a', 'b');
    expect(moved(atEnd, 'b', 'right')).toBe(atEnd);
  });

  test('a pane is stacked in the previous column, moves within it, and gets its own column again', () => {
    const two = stacked(deckOf('a', 'b'), 'b');
    expect(look(two)).toBe('main | (a / b)');
    expect(look(moved(two, 'b', 'up'))).toBe('main | (b / a)');
    expect(look(unstacked(two, 'a'))).toBe('main | b | a');
    expect(isShared(two, 'a')).toBe(true);
  });

  test('a pane is added to the previous column as the active tab', () => {
    const two = tabbed(deckOf('a', 'b'), 'b');
    expect(look(two)).toBe('main | [a, b]');
    const tabs = columnsOf(two.deck.root)[1]!;
    expect(isTabs(tabs) && tabs.activeTabIndex).toBe(1);
    expect(look(stacked(withColumn(two, 'c', newPane), 'c'))).toBe('main | ([a, b] / c)');
  });

  test.each([
    ['left', 'main | b | a'],
    ['right', 'main | a | b'],
    ['top', 'main | (b / a)'],
    ['bottom', 'main | (a / b)'],
    ['center', 'main | [a, b]'],
  ] as const)('docking at the %s edge of another pane gives %s', (edge, expected) => {
    expect(look(docked(deckOf('a', 'b'), 'b', 'a', edge))).toBe(expected);
  });

  test('a column floats and is docked elsewhere', () => {
    const floating = floated(deckOf('a', 'b'), 'a', { x: 1, y: 2, width: 300, height: 300 });
    expect(look(floating)).toBe('main | b');
    expect(floating.windows).toHaveLength(1);
    const back = docked(floating, 'a', 'b', 'bottom');
    expect(look(back)).toBe('main | (b / a)');
    expect(back.windows).toEqual([]);
  });

  test('the main pane never floats', () => {
    const deck = deckOf('a');
    expect(floated(deck, MAIN_PANE, { x: 0, y: 0, width: 300, height: 300 })).toBe(deck);
  });

  test('a stacked pane grows, but leaves its neighbor enough height', () => {
    const two = stacked(deckOf('a', 'b'), 'b');
    const shares = (ws: WorkspaceDocument): readonly number[] => {
      const column = columnsOf(rootOf(ws.deck))[1]!;
      return isSplit(column) ? column.splitPercentages!.map(Math.round) : [];
    };
    expect(shares(grown(two, 'a', 20))).toEqual([70, 30]);
    expect(shares(grown(two, 'b', 500))).toEqual([10, 90]);
  });
});

describe('column widths', () => {
  test('WS10 the main pane takes the rest of the width, but never less than its minimum', () => {
    const { deck } = deckOf('a', 'b');
    expect(columnWidths(deck, 1300)).toEqual([1300 - 2 * COLUMN_WIDTH, COLUMN_WIDTH, COLUMN_WIDTH]);
    expect(columnWidths(deck, 500)).toEqual([MAIN_WIDTH, COLUMN_WIDTH, COLUMN_WIDTH]);
  });

  test('WS10 the main pane leaves room that lines of text do not need, unless it was made wider', () => {
    const { deck } = deckOf('a');
    expect(columnWidths(deck, 2000)).toEqual([MAIN_MOST, COLUMN_WIDTH]);
    const wider = moveBorder(deck, 0, 100, 2000);
    expect(columnWidths(wider, 2000)).toEqual([MAIN_MOST + 100, COLUMN_WIDTH]);
    expect(columnWidths(moveBorder(wider, 0, -300, 2000), 2000)).toEqual([MAIN_MOST - 200, COLUMN_WIDTH]);
  });

  test('WS10 the border of a main pane that fills the rest stays under the pointer beyond what lines of text need', () => {
    const room = MAIN_MOST + COLUMN_WIDTH;
    const { deck } = deckOf('a');
    expect(columnWidths(moveBorder(deck, 0, 50, room), room)).toEqual([MAIN_MOST + 50, COLUMN_WIDTH - 50]);
  });

  test('WS10 where columns do not fit, a border changes only the column before it', () => {
    const { deck } = deckOf('a', 'b');
    expect(columnWidths(moveBorder(deck, 1, 100, 500), 500)).toEqual([MAIN_WIDTH, COLUMN_WIDTH + 100, COLUMN_WIDTH]);
    expect(columnWidths(moveBorder(deck, 1, -900, 500), 500)).toEqual([MAIN_WIDTH, MIN_COLUMN, COLUMN_WIDTH]);
  });

  test('WS10 where columns fit, only the border under the pointer moves, until a neighbor is as narrow as it may be', () => {
    const { deck } = deckOf('a', 'b', 'c');
    const main = 1700 - 3 * COLUMN_WIDTH;
    const least = COLUMN_WIDTH - MIN_COLUMN;
    expect(columnWidths(moveBorder(deck, 1, 50, 1700), 1700)).toEqual([main, COLUMN_WIDTH + 50, COLUMN_WIDTH - 50, COLUMN_WIDTH]);
    expect(columnWidths(moveBorder(deck, 1, 900, 1700), 1700)).toEqual([main, COLUMN_WIDTH + least, MIN_COLUMN, COLUMN_WIDTH]);
    expect(columnWidths(moveBorder(deck, 2, -900, 1700), 1700)).toEqual([main, COLUMN_WIDTH, MIN_COLUMN, COLUMN_WIDTH + least]);
    // The main pane has its usual width, and becomes narrower than that only so.
    const room = 480 + 3 * COLUMN_WIDTH;
    expect(columnWidths(moveBorder(deck, 0, -100, room), room)).toEqual([380, COLUMN_WIDTH + 100, COLUMN_WIDTH, COLUMN_WIDTH]);
  });

  test('WS10 a collapsed column moves with the border beside it', () => {
    const deck = toggleCollapsed(deckOf('a', 'b').deck, 'a');
    const [main, folded, last] = columnWidths(deck, 1050);
    for (const border of [0, 1]) expect(columnWidths(moveBorder(deck, border, 60, 1050), 1050)).toEqual([main! + 60, folded, last! - 60]);
    const all = toggleCollapsed(deck, 'b');
    expect(moveBorder(all, 1, 60, 800)).toBe(all);
  });

  test('WS10 what grows beside the deck takes its room from the column there', () => {
    const { deck } = deckOf('a', 'b');
    const main = 1300 - 2 * COLUMN_WIDTH;
    expect(columnWidths(yieldRoom(deck, 'last', 60, 1300), 1240)).toEqual([main, COLUMN_WIDTH, COLUMN_WIDTH - 60]);
    expect(columnWidths(yieldRoom(deck, 'last', -60, 1300), 1360)).toEqual([main, COLUMN_WIDTH, COLUMN_WIDTH + 60]);
    // At this end, the main pane gives way by itself.
    expect(yieldRoom(deck, 'first', 60, 1300)).toBe(deck);
    expect(yieldRoom(deck, 'last', 60, 500)).toBe(deck);
  });

  test('WS10 the border of a main pane that fills the rest changes the column after it', () => {
    const { deck } = deckOf('a', 'b');
    expect(columnWidths(moveBorder(deck, 0, 70, 1300), 1300)).toEqual([1300 - 2 * COLUMN_WIDTH + 70, COLUMN_WIDTH - 70, COLUMN_WIDTH]);
  });

  test('a column keeps its width when it moves', () => {
    const workspace = deckOf('a', 'b');
    const wide = { ...workspace, deck: moveBorder(workspace.deck, 1, 100, 500) };
    expect(columnWidths(moved(wide, 'a', 'right').deck, 500)).toEqual([MAIN_WIDTH, COLUMN_WIDTH, COLUMN_WIDTH + 100]);
    expect(columnWidths(stacked(wide, 'b').deck, 500)).toEqual([MAIN_WIDTH, COLUMN_WIDTH + 100]);
  });

  test('a collapsed column is as wide as its header', () => {
    expect(columnWidths(toggleCollapsed(deckOf('a').deck, 'a'), 500)[1]).toBeLessThan(60);
  });

  test('equalizing makes all columns equally wide', () => {
    expect(columnWidths(equalize(deckOf('a', 'b').deck, 1200), 1200)).toEqual([400, 400, 400]);
  });
});

describe('after any sequence of changes', () => {
  const sequences = fc.array(steps, { minLength: 1, maxLength: 25 });
  const after = (changes: readonly ((ws: WorkspaceDocument) => WorkspaceDocument)[]): WorkspaceDocument =>
    changes.reduce((workspace, change) => change(workspace), emptyWorkspace);

  test('WS9 every pane is in exactly one place', () => {
    fc.assert(
      fc.property(sequences, (changes) => {
        const workspace = after(changes);
        const shown = [...leavesOf(rootOf(workspace.deck)), ...workspace.windows.map(({ paneId }) => paneId)];
        expect(shown.filter((pane) => pane !== MAIN_PANE).toSorted()).toEqual(Object.keys(workspace.panes).toSorted());
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });

  test('WS10 no column is narrower than the minimum', () => {
    fc.assert(
      fc.property(sequences, (changes) => {
        const { deck } = after(changes);
        const open = columnsOf(rootOf(deck)).map((column) => !leavesOf(column).every((pane) => deck.collapsed.includes(pane)));
        expect(columnWidths(deck, 800).every((width, index) => !open[index] || width >= MIN_COLUMN)).toBe(true);
      }),
    );
  });

  test('WS6 a saved workspace is read back unchanged', () => {
    fc.assert(
      fc.property(sequences, (changes) => {
        const workspace = after(changes);
        const visits = Object.fromEntries(Object.keys(workspace.panes).map((pane) => [pane, visitsOf('/')]));
        const read = parseWorkspace(JSON.parse(JSON.stringify({ workspace, visits })));
        expect(read?.workspace.panes).toEqual(workspace.panes);
        expect(read?.workspace.windows).toEqual(workspace.windows);
        expect(look(read!.workspace)).toBe(look(workspace));
        expect(columnWidths(read!.workspace.deck, 900)).toEqual(columnWidths(workspace.deck, 900));
      }),
    );
  });

  test('WS7 any data can be parsed without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (workspace, visits) => {
        expect(() => parseWorkspace({ workspace, visits })).not.toThrow();
      }),
    );
  });
});
