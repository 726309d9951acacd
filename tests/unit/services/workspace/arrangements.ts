import * as fc from 'fast-check';
import {
  dockedBehind,
  docked,
  floated,
  grown,
  moved,
  stacked,
  tabbed,
  unstacked,
  withColumn,
  withoutPane,
} from '~/services/workspace/columns';
import { equalize, moveBorder, toggleCollapsed } from '~/services/workspace/deck';
import { columnsOf } from '~/services/workspace/deckTree';
import { rootOf } from '~/services/workspace/deck';
import { MAIN_PANE, newPane, type PaneId, type WorkspaceDocument } from '~/services/workspace/document';
import { changeWindow, withWindow } from '~/services/workspace/windows';

/** One change of a layout. Panes are chosen by number, so that any step fits any workspace. */
export type Step = (workspace: WorkspaceDocument) => WorkspaceDocument;

const ROOM = 1600;
const anyNumber = fc.nat(50);
const directions = fc.constantFrom('left', 'right', 'up', 'down');
const edges = fc.constantFrom('left', 'right', 'top', 'bottom', 'center');

const paneAt = ({ panes }: WorkspaceDocument, index: number): PaneId => {
  const ids = [MAIN_PANE, ...Object.keys(panes)];
  return ids[index % ids.length]!;
};
const rectOf = (index: number) => ({ x: index * 10, y: index * 5, width: 300, height: 200 });

/** Any change that a person can make to the layout. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.uuid(), anyNumber).map(
    ([id, after]): Step =>
      (ws) =>
        withColumn(ws, id, newPane, paneAt(ws, after)),
  ),
  fc.tuple(fc.uuid(), anyNumber).map(
    ([id, n]): Step =>
      (ws) =>
        withWindow(ws, id, rectOf(n)),
  ),
  anyNumber.map(
    (n): Step =>
      (ws) =>
        withoutPane(ws, paneAt(ws, n)),
  ),
  fc.tuple(anyNumber, directions).map(
    ([n, way]): Step =>
      (ws) =>
        moved(ws, paneAt(ws, n), way),
  ),
  fc.tuple(anyNumber, anyNumber, edges).map(
    ([a, b, edge]): Step =>
      (ws) =>
        docked(ws, paneAt(ws, a), paneAt(ws, b), edge),
  ),
  anyNumber.map(
    (n): Step =>
      (ws) =>
        stacked(ws, paneAt(ws, n)),
  ),
  anyNumber.map(
    (n): Step =>
      (ws) =>
        tabbed(ws, paneAt(ws, n)),
  ),
  anyNumber.map(
    (n): Step =>
      (ws) =>
        unstacked(ws, paneAt(ws, n)),
  ),
  anyNumber.map(
    (n): Step =>
      (ws) =>
        floated(ws, paneAt(ws, n), rectOf(n)),
  ),
  anyNumber.map(
    (n): Step =>
      (ws) =>
        dockedBehind(ws, paneAt(ws, n)),
  ),
  fc.tuple(anyNumber, fc.integer({ min: -80, max: 80 })).map(
    ([n, by]): Step =>
      (ws) =>
        grown(ws, paneAt(ws, n), by),
  ),
  fc.tuple(anyNumber, fc.integer({ min: -900, max: 900 })).map(([n, by]): Step => (ws) => {
    const { length } = columnsOf(rootOf(ws.deck));
    return { ...ws, deck: moveBorder(ws.deck, n % length, by, ROOM) };
  }),
  anyNumber.map((n): Step => (ws) => ({ ...ws, deck: toggleCollapsed(ws.deck, paneAt(ws, n)) })),
  fc.constant<Step>((ws) => ({ ...ws, deck: equalize(ws.deck, ROOM) })),
  anyNumber.map(
    (n): Step =>
      (ws) =>
        changeWindow(ws, paneAt(ws, n), { state: 'maximised' }),
  ),
);
