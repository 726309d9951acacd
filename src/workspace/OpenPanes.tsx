import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from './panes/LivePanes';
import { PanePool } from './panes/PanePool';
import { WindowLayer } from './windows/WindowLayer';

/** What is open beside the main pane: its windows, and what stands in them and in the columns. */
export default function OpenPanes({ store, panes }: { store: WorkspaceStore; panes: LivePanes }) {
  return (
    <>
      <WindowLayer store={store} panes={panes} />
      <PanePool store={store} panes={panes} />
    </>
  );
}
