import { observer } from 'mobx-react-lite';
import { useState, useLayoutEffect } from 'react';
import type { Point } from '~/services/workspace/docking';
import { snapRect, type Viewport } from '~/services/workspace/windowRect';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { useStores } from '~/react/context';
import { DockCompass, DockPreview } from '../drag/DockPreview';
import type { LivePanes } from '../panes/LivePanes';
import { useIsPhone } from '../lib/layout';
import { boxOf } from '../lib/boxOf';
import { useViewport } from '../lib/useViewport';
import type { DragPreview } from './WindowDrag';
import { WindowFrame } from './WindowFrame';
import styles from './WindowLayer.module.css';
import { isRightToLeft } from '~/lib/isRightToLeft';
import type { Rect } from '~/services/workspace/document';

/** The height of the bar below the deck, CSS px. */
const BAR = 40;

/** All windows, above the page and below modal overlays. */
export const WindowLayer = observer(function WindowLayer({ store, panes }: { store: WorkspaceStore; panes: LivePanes }) {
  const viewport = useViewport();
  const isSheet = useIsPhone();
  const hasBar = useStores().settings.get('showDeckBar') && store.hasColumns && !isSheet;
  const { room, shelfRoom } = useRoom(viewport, hasBar ? BAR : 0);
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
          room={record.state === 'minimised' ? shelfRoom : room}
          isSheet={isSheet}
          isNew={!store.openedElsewhere.has(record.paneId)}
          onPreview={handlePreview}
        />
      ))}
    </div>
  );
});

/**
 * Returns the part of the viewport that maximized and snapped windows may fill: the page and the dashboard beside it, but neither
 * the navigation nor the bar below the deck. Minimized ones stand at the end of the page.
 */
function useRoom({ width, height }: Viewport, bar: number): { readonly room: Rect; readonly shelfRoom: Rect } {
  const [page, setPage] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const measure = () => setPage(main.getBoundingClientRect());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(main);
    return () => observer.disconnect();
  }, []);
  const whole = { x: 0, y: 0, width, height };
  if (!page || page.width === 0) return { room: whole, shelfRoom: whole };
  // The dashboard is at the end of the page; windows may cover it.
  const [x, end] = isRightToLeft(document.documentElement) ? [0, page.right] : [page.left, width];
  const place = { y: page.top, height: page.height - bar };
  return { room: { x, width: end - x, ...place }, shelfRoom: { x: page.left, width: page.width, ...place } };
}
