import type { Command } from '~/stores/commands/Command';
import type { CommandContext } from '../CommandContext';

/** Commands that go through the main pane and all windows, and that undo and redo changes of the workspace. */
export const windowCommands: readonly Command<CommandContext>[] = [
  frame({ id: 'nextFrame', text: 'command.nextFrame', keys: ['F6'] }, 1),
  frame({ id: 'previousFrame', text: 'command.previousFrame', keys: ['Shift+F6'] }, -1),
  {
    id: 'moveWindow',
    scope: 'window',
    text: 'command.moveWindow',
    icon: 'arrowsMove',
    keys: [],
    when: ({ root, panes }) => root.workspace.windows.some(({ paneId }) => paneId === panes.active.id),
    // Arrow keys on the title move the window, and screen readers say so.
    run: ({ panes }) => panes.active.frame?.querySelector<HTMLElement>('[data-part="title"]')?.focus(),
  },
  {
    id: 'undo',
    scope: 'window',
    text: 'command.undo',
    icon: 'arrowBackUp',
    keys: ['Ctrl+Z'],
    repeats: true,
    when: ({ root }) => root.workspace.canUndo,
    run: ({ root }) => root.workspace.undo(),
  },
  {
    id: 'redo',
    scope: 'window',
    text: 'command.redo',
    icon: 'arrowForwardUp',
    keys: ['Ctrl+Shift+Z'],
    repeats: true,
    when: ({ root }) => root.workspace.canRedo,
    run: ({ root }) => root.workspace.redo(),
  },
];

function frame(face: Pick<Command, 'id' | 'text' | 'keys'>, by: 1 | -1): Command<CommandContext> {
  return {
    ...face,
    scope: 'window',
    repeats: true,
    worksInTexts: true,
    when: ({ root }) => root.workspace.windows.length > 0,
    run: (context) => focusNext(context, by),
  };
}

/** Moves the focus to the next window in a circle that begins with the main pane. */
function focusNext({ root, panes }: CommandContext, by: 1 | -1): void {
  const { workspace } = root;
  // Windows keep an order of their own: raising one does not change it.
  const ids = workspace.windows.map(({ paneId }) => paneId).toSorted((a, b) => (a < b ? -1 : 1));
  const stops = [
    { id: null, element: document.getElementById('main') },
    ...ids.map((id) => ({ id, element: panes.of(id, workspace).frame })),
  ];
  const here = stops.findIndex(({ element }) => element?.contains(document.activeElement));
  const next = stops[(here + by + stops.length) % stops.length];
  if (next?.id) workspace.raise(next.id);
  next?.element?.focus({ preventScroll: true });
}
