import { moved, type MoveDirection } from '~/services/workspace/columns';
import type { PaneId, WorkspaceDocument } from '~/services/workspace/document';
import type { Command } from '~/stores/commands/Command';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { CommandContext } from '../CommandContext';
import type { LivePanes } from '../panes/LivePanes';
import { goToColumn } from './goToColumn';

type ColumnCommand = Command<CommandContext>;

const DIGITS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Commands that move between columns while there are columns. */
export const columnCommands: readonly ColumnCommand[] = [
  neighbor({ id: 'nextColumn', text: 'command.nextColumn', keys: ['Ctrl+ArrowRight'] }, 1),
  neighbor({ id: 'previousColumn', text: 'command.previousColumn', keys: ['Ctrl+ArrowLeft'] }, -1),
  column({ id: 'column', text: 'command.column', keys: DIGITS, isFixed: true, keysShown: ['1', '…', '9'] }, ({ event }, { deckPanes }) =>
    event ? deckPanes[Number(event.key) - 1] : undefined,
  ),
  mover({ id: 'moveColumnLeft', text: 'command.moveColumnLeft' }, 'left'),
  mover({ id: 'moveColumnRight', text: 'command.moveColumnRight' }, 'right'),
];

/** Returns a command that moves the active column, where there is room for it. */
function mover(face: Pick<ColumnCommand, 'id' | 'text'>, to: MoveDirection): ColumnCommand {
  const change =
    ({ active: { id } }: LivePanes) =>
    (workspace: WorkspaceDocument): WorkspaceDocument =>
      moved(workspace, id, to);
  return {
    ...face,
    scope: 'column',
    icon: 'arrowsMove',
    keys: [],
    repeats: true,
    when: ({ root: { workspace }, panes }) => workspace.hasColumns && change(panes)(workspace.document) !== workspace.document,
    run({ root: { workspace }, panes }) {
      workspace.change(change(panes));
      goToColumn(workspace, panes, panes.active.id);
    },
  };
}

/** Returns a command that focuses the column that `find` returns. If there is none, the key is not handled. */
function column(
  face: Pick<ColumnCommand, 'id' | 'text' | 'keys' | 'isFixed' | 'keysShown'>,
  find: (context: CommandContext, store: WorkspaceStore) => PaneId | undefined,
): ColumnCommand {
  const found = (context: CommandContext): PaneId | undefined => {
    const { workspace } = context.root;
    return workspace.hasColumns ? find(context, workspace) : undefined;
  };
  return {
    ...face,
    scope: 'column',
    when: (context) => found(context) !== undefined,
    run(context) {
      const pane = found(context);
      if (pane !== undefined) goToColumn(context.root.workspace, context.panes, pane);
    },
  };
}

/** Returns a command that focuses the next (1) or previous (-1) column; if no column has the focus, the first or last one. */
function neighbor(face: Pick<ColumnCommand, 'id' | 'text' | 'keys'>, by: 1 | -1): ColumnCommand {
  return column(face, ({ event, panes }, store) => {
    const isSideways = event?.key === 'ArrowLeft' || event?.key === 'ArrowRight';
    // On a Mac, arrows with the command key go back and forward in the browser.
    if (isSideways && event.metaKey) return undefined;
    const { deckPanes } = store;
    const frames = deckPanes.map((id) => panes.of(id, store).frame);
    // Arrows mean the physical side that they point at.
    const step = isSideways && isMirrored(frames) ? -by : by;
    const here = frames.findIndex((frame) => frame?.contains(document.activeElement));
    return here === -1 ? deckPanes.at(step === 1 ? 0 : -1) : deckPanes[here + step];
  });
}

/** Returns whether the columns are laid out from right to left. */
function isMirrored(frames: readonly (HTMLElement | null)[]): boolean {
  const places = frames.flatMap((frame) => (frame ? [frame.getBoundingClientRect().left] : []));
  return places.length > 1 && places.at(-1)! < places[0]!;
}
