import type { Command } from '~/stores/commands/Command';
import type { CommandContext } from '../CommandContext';

/** Commands that go through the main pane and all windows, and that undo and redo changes of the workspace. */
export const windowCommands: readonly Command<CommandContext>[] = [
  frame({ id: 'nextFrame', text: 'command.nextFrame', keys: ['F6'] }, 1),
  frame({ id: 'previousFrame', text: 'command.previousFrame', keys: ['Shift+F6'] }, -1),
  {
    id: 'undo',
    scope: 'window',
    text: 'command.undo',
    icon: 'reply',
    keys: ['Ctrl+Z'],
    repeats: true,
    when: ({ root }) => root.workspace.store?.canUndo ?? false,
    run: ({ root }) => root.workspace.store?.undo(),
  },
  {
    id: 'redo',
    scope: 'window',
    text: 'command.redo',
    icon: 'refresh',
    keys: ['Ctrl+Shift+Z'],
    repeats: true,
    when: ({ root }) => root.workspace.store?.canRedo ?? false,
    run: ({ root }) => root.workspace.store?.redo(),
  },
];

function frame(face: Pick<Command, 'id' | 'text' | 'keys'>, by: 1 | -1): Command<CommandContext> {
  return {
    ...face,
    scope: 'window',
    repeats: true,
    worksInTexts: true,
    when: ({ root }) => root.workspace.store !== null,
    run: (context) => focusNext(context, by),
  };
}

/** Moves the focus to the next window in a circle that begins with the main pane. */
function focusNext({ root, panes }: CommandContext, by: 1 | -1): void {
  const { store } = root.workspace;
  if (!store) return;
  // Windows keep an order of their own: raising one does not change it.
  const ids = store.windows.map(({ paneId }) => paneId).toSorted((a, b) => (a < b ? -1 : 1));
  const stops = [{ id: null, element: document.getElementById('main') }, ...ids.map((id) => ({ id, element: panes.of(id, store).frame }))];
  const here = stops.findIndex(({ element }) => element?.contains(document.activeElement));
  const next = stops[(here + by + stops.length) % stops.length];
  if (next?.id) store.raise(next.id);
  next?.element?.focus({ preventScroll: true });
}
