import { autorun } from 'mobx';
import { Activity, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { observer } from 'mobx-react-lite';
import type { FrameKind } from '~/router/PaneContext';
import type { PaneId } from '~/services/workspace/document';
import { windowOf } from '~/services/workspace/windows';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from './LivePanes';
import { PaneAccount } from './PaneAccount';
import { PaneHost } from './PaneHost';

/** Renders every pane except the main one, each once, wherever it is placed. */
export const PanePool = observer(function PanePool({ store, panes }: { store: WorkspaceStore; panes: LivePanes }) {
  const { document } = store;
  const ids = Object.keys(document.panes);
  const frameOf = (id: PaneId): FrameKind => (windowOf(document, id) ? 'window' : 'column');
  useEffect(() => panes.keepOnly(ids, store.shown));
  useEffect(
    () =>
      autorun(() => {
        for (const id of Object.keys(store.document.panes)) {
          const { title } = panes.of(id, store);
          if (title) store.setTitle(id, title);
        }
      }),
    [panes, store],
  );
  return ids.map((id) => {
    const pane = panes.of(id, store);
    return createPortal(
      <Activity mode={panes.isShown(id, store) ? 'visible' : 'hidden'}>
        <PaneAccount account={store.pane(id).account} accounts={store.accounts}>
          <PaneHost pane={pane} frame={frameOf(id)} store={store} />
        </PaneAccount>
      </Activity>,
      pane.element,
      id,
    );
  });
});
