import type { KeyboardEvent } from 'react';
import { grown, moved, type MoveDirection } from '~/services/workspace/columns';
import { columnWidths, rootOf, withWidth } from '~/services/workspace/deck';
import { columnIndexOf, columnsOf } from '~/services/workspace/deckTree';
import type { PaneId, WorkspaceDocument } from '~/services/workspace/document';

/** How much one key press widens a column, in px. */
const WIDTH_STEP = 40;
/** How much one key press enlarges a stacked pane, in percent of its column. */
const HEIGHT_STEP = 10;

const DIRECTIONS: Readonly<Record<string, MoveDirection>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Handles an arrow key on the title of a column: moves the column, or resizes it with Shift. */
export function columnStepForKey(
  event: KeyboardEvent,
  pane: PaneId,
  room: number,
): ((workspace: WorkspaceDocument) => WorkspaceDocument) | null {
  const direction = DIRECTIONS[event.key];
  if (!direction || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (!event.shiftKey) return (workspace) => moved(workspace, pane, direction);
  if (direction === 'up' || direction === 'down')
    return (workspace) => grown(workspace, pane, direction === 'down' ? HEIGHT_STEP : -HEIGHT_STEP);
  return (workspace) => widened(workspace, pane, direction === 'right' ? WIDTH_STEP : -WIDTH_STEP, room);
}

/** Returns a workspace in which the column of a pane is wider. */
export function widened(workspace: WorkspaceDocument, pane: PaneId, by: number, room: number): WorkspaceDocument {
  const { deck } = workspace;
  const index = columnIndexOf(rootOf(deck), pane);
  const column = columnsOf(rootOf(deck))[index];
  if (column === undefined) return workspace;
  return { ...workspace, deck: withWidth(deck, column, columnWidths(deck, room)[index]! + by) };
}
