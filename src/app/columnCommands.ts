import type { RouteTable } from '~/router/RouteTable';
import type { RootStore } from '~/stores/RootStore';
import type { Command } from '~/stores/ui/Command';
import { openAddColumn } from '~/workspace/deck/openAddColumn';
import { goToColumn } from '~/workspace/deck/goToColumn';
import type { LivePanes } from '~/workspace/panes/LivePanes';

/** What commands about columns work on. */
interface ColumnCommandContext {
  readonly root: RootStore;
  readonly routes: RouteTable;
  readonly panes: LivePanes;
}

/** Adding a column, and going to each that there is. */
export function columnCommands({ root, routes, panes }: ColumnCommandContext): readonly Command[] {
  const { store } = root.workspace;
  const { t } = root.i18n;
  const add: Command = {
    id: 'addColumn',
    title: t('shell.addColumn'),
    icon: 'columns',
    group: 'actions',
    run: () => openAddColumn({ root, routes }, { x: window.innerWidth / 2, y: window.innerHeight / 4 }),
  };
  if (!store?.hasColumns) return [add];
  const columns = store.deckPanes.map((id, place): Command => {
    const title = store.pane(id).title ?? panes.of(id, store).title;
    return {
      id: `column ${id}`,
      title: t('command.goToColumn', { title }),
      icon: 'columns',
      group: 'columns',
      run: () => goToColumn(store, id),
      ...(place < 9 && { keys: String(place + 1) }),
    };
  });
  const main: Command = {
    id: 'showMain',
    title: t('command.showMain'),
    icon: 'columns',
    group: 'columns',
    run: () => store.showMain(),
  };
  return [add, ...columns, ...(store.isMainShown ? [] : [main])];
}
