import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from './panes/LivePanes';
import { PanePool } from './panes/PanePool';
import { WindowLayer } from './windows/WindowLayer';

/** Everything that is open besides the main pane: the windows, and the pages in windows and columns. */
export default function OpenPanes({ store, panes }: { store: WorkspaceStore; panes: LivePanes }) {
  return (
    <>
      <WindowLayer store={store} panes={panes} />
      <PanePool store={store} panes={panes} />
    </>
  );
}
