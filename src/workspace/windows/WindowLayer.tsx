import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Point } from '~/services/workspace/docking';
import { snapRect } from '~/services/workspace/windowRect';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { DockCompass, DockPreview } from '../drag/DockPreview';
import type { LivePanes } from '../panes/LivePanes';
import { useIsPhone } from '../lib/layout';
import { boxOf } from '../lib/boxOf';
import { useViewport } from '../lib/useViewport';
import type { DragPreview } from './WindowDrag';
import { WindowFrame } from './WindowFrame';
import { useRoom } from './useRoom';
import styles from './WindowLayer.module.css';

/** All windows, above the page and below modal overlays. */
export const WindowLayer = observer(function WindowLayer({ store, panes }: { store: WorkspaceStore; panes: LivePanes }) {
  const viewport = useViewport();
  const room = useRoom(viewport);
  const isSheet = useIsPhone();
  const [carried, setCarried] = useState<{ preview: DragPreview; at: Point } | null>(null);
  const handlePreview = (preview: DragPreview | null, at?: Point) => setCarried(preview && at ? { preview, at } : null);

  const { windows } = store;
  const shelf = windows.filter(({ state }) => state === 'minimised').map(({ paneId }) => paneId);
  // In the order of their opening: moving an element in the document loses its scroll positions and stops its media.
  const inPlace = windows.toSorted((a, b) => (a.paneId < b.paneId ? -1 : 1));
  const zone = carried?.preview.zone;
  return (
    <div className={styles.layer}>
      {zone && <div className={styles.preview} style={boxOf(snapRect(zone, room))} aria-hidden="true" />}
      {carried && (
        <>
          <DockPreview target={carried.preview.dock} />
          <DockCompass at={carried.at} target={carried.preview.dock} />
        </>
      )}
      {inPlace.map((record) => (
        <WindowFrame
          key={record.paneId}
          store={store}
          panes={panes}
          record={record}
          depth={windows.indexOf(record) + 1}
          shelfIndex={shelf.indexOf(record.paneId)}
          viewport={viewport}
          room={room}
          isSheet={isSheet}
          isNew={!store.openedElsewhere.has(record.paneId)}
          onPreview={handlePreview}
        />
      ))}
    </div>
  );
});
