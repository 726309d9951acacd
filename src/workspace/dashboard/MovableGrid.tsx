import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { ReactGridLayout, verticalCompactor, type Compactor, type Layout, type LayoutItem } from 'react-grid-layout';
import { useI18n } from '~/i18n/useI18n';
import { kindOfFormats } from '~/lib/widgetDrag';
import { useStores } from '~/react/context';
import { GAP_PX, type Box, type Columns } from '~/services/workspace/dashboard';
import { makeWay } from '~/services/workspace/makeWay';
import { rowAt, UNITS, unitsFor, withoutTabs, withTabs, type TabUnits } from '~/services/workspace/dashboardTabs';
import { useMediaQuery } from '../lib/useMediaQuery';
import { useDashboard } from './DashboardContext';
import { DashboardEditor } from './DashboardEditor';
import styles from './Dashboard.module.css';
import type { DashboardModel } from './DashboardModel';
import { FuturePlace } from './FuturePlace';
import './movableGrid.css';
import { MARGIN, NO_PADDING, type GridProps } from './gridProps';
import { useWidgetClipboard } from './useWidgetClipboard';
import { WidgetEditBar } from './WidgetEditBar';
import { WidgetFrame } from './WidgetFrame';

// The grid adds a style element during a drag, which the content security policy allows only with this nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });

/** The size of a dragged item before its kind is known. */
const DROP_SIZE = { w: 4, h: 4 * UNITS };

/** Between units, there is only room across. */
const ACROSS = [GAP_PX, 0] as const;

/** The grid in which widgets are moved and resized while the dashboard is edited. Only a drop changes anything. */
export const MovableGrid = observer(function MovableGrid({ room, columns, width, pitch, layout, order }: GridProps) {
  const model = useDashboard();
  const { isEditing } = model;
  const i18n = useI18n();
  const editor = useMemo(() => new DashboardEditor(model, i18n), [model, i18n]);
  const { overlays } = useStores();
  useWidgetClipboard(room, { model, overlays, i18n });
  const tab: TabUnits = useMediaQuery('(pointer: coarse)') ? 2 : 1;
  const drag = useDragEnd(model, editor, room, tab);
  // While they are edited, widgets stand below their tabs, and only the rows are further apart.
  const shown = useMemo(() => (isEditing ? tabbed(layout, tab) : layout), [isEditing, layout, tab]);
  const gridConfig = useMemo(() => {
    const rows = isEditing ? { rowHeight: pitch / UNITS, margin: ACROSS } : { rowHeight: pitch - GAP_PX, margin: MARGIN };
    return { cols: columns, ...rows, containerPadding: NO_PADDING, maxRows: Infinity };
  }, [columns, isEditing, pitch]);
  const dragConfig = useMemo(() => ({ enabled: isEditing, handle: '[data-part="handle"]', threshold: 3, bounded: false }), [isEditing]);
  const resizeConfig = useMemo(() => ({ enabled: isEditing, handles: ['se'] as const }), [isEditing]);
  const dropConfig = useMemo(
    () => ({ enabled: isEditing, defaultItem: DROP_SIZE, onDragOver: (event: DragEvent) => sizeOfDragged(event, columns, model, tab) }),
    [isEditing, columns, model, tab],
  );
  const handleDrop = (_layout: Layout, item: LayoutItem | undefined, event: Event) => {
    const kind = droppedKind(event, model);
    const at = item && { x: item.x, y: rowAt(layout.map(toBox), item, tab) };
    const id = kind === undefined ? undefined : editor.add(kind, at);
    if (id !== undefined) model.reveal(id);
    model.correctGrid();
  };
  return (
    <>
      <ReactGridLayout
        className={isEditing ? styles.editing! : ''}
        style={{ '--tab': `${(pitch / UNITS) * tab + GAP_PX}px` } as CSSProperties}
        width={width}
        layout={shown}
        gridConfig={gridConfig}
        dragConfig={dragConfig}
        resizeConfig={resizeConfig}
        dropConfig={dropConfig}
        compactor={drag.compactor}
        onDragStart={drag.begin}
        onDragStop={drag.end}
        onResizeStart={drag.beginToResize}
        onResizeStop={drag.end}
        onDrop={handleDrop}
      >
        {order.map((id) => (
          <div key={id}>
            <WidgetFrame id={id} EditBar={WidgetEditBar} />
          </div>
        ))}
      </ReactGridLayout>
      <FuturePlace columns={columns} width={width} pitch={pitch} tab={tab} />
    </>
  );
});

/** Stores a drag or resize when it ends. Escape cancels it. */
function useDragEnd(model: DashboardModel, editor: DashboardEditor, room: RefObject<HTMLElement | null>, tab: TabUnits) {
  const current = useRef<{ isCanceled: boolean; listening: AbortController } | null>(null);
  const [move] = useState(createMove);
  useEffect(() => {
    const listening = new AbortController();
    const handleEnd = () => {
      if (!model.isEditing) return;
      // Widgets that made room for a dragged item move back if it is not dropped.
      model.correctGrid();
      // The grid may apply the last move after the drop, and would then keep showing the drag.
      const leave = () => room.current?.firstElementChild?.dispatchEvent(new DragEvent('dragleave', { bubbles: true }));
      requestAnimationFrame(() => requestAnimationFrame(leave));
    };
    document.addEventListener('dragend', handleEnd, { signal: listening.signal });
    return () => {
      listening.abort();
      current.current?.listening.abort();
    };
  }, [model, room]);
  return useMemo(() => {
    const begin = (moved: Moved | null) => {
      const drag = { isCanceled: false, listening: new AbortController() };
      move.set(moved);
      current.current = drag;
      const cancel = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        drag.isCanceled = true;
        document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
      };
      document.addEventListener('keydown', cancel, { signal: drag.listening.signal, capture: true });
    };
    return {
      compactor: move.compactor,
      begin: (layout: Layout, item: LayoutItem | null) => begin(item && { id: item.i, start: layout.map(toBox) }),
      beginToResize: () => begin(null),
      end: (layout: Layout) => {
        const isCanceled = current.current?.isCanceled ?? false;
        current.current?.listening.abort();
        current.current = null;
        move.set(null);
        if (isCanceled) model.correctGrid();
        else editor.take(withoutTabs(layout.filter(({ i }) => model.find(i)).map(toBox), tab));
      },
    };
  }, [model, editor, tab, move]);
}

/** A widget that is being moved, and where all of them were before. */
interface Moved {
  readonly id: string;
  readonly start: readonly Box[];
}

/**
 * Lets widgets make way for the one that is moved. The grid's own rule waits until the moved one has passed a neighbor as a whole, so
 * widgets that people dropped half over another one sprang back.
 */
function createMove(): { readonly compactor: Compactor; set(moved: Moved | null): void } {
  let moved: Moved | null = null;
  return {
    set: (next) => void (moved = next),
    compactor: {
      type: 'vertical',
      allowOverlap: true,
      compact(layout, columns) {
        const { id, start } = moved ?? {};
        const dragged = layout.find(({ i }) => i === id);
        if (!start || !dragged) return verticalCompactor.compact(layout, columns);
        const places = new Map(makeWay(start, toBox(dragged)).map((box) => [box.id, box]));
        return layout.map((item) => ({ ...item, x: places.get(item.i)?.x ?? item.x, y: places.get(item.i)?.y ?? item.y, moved: false }));
      },
    },
  };
}

const toBox = ({ i, x, y, w, h }: LayoutItem): Box => ({ id: i, x, y, w, h });

/** A layout in which each widget has its tab, in units. */
function tabbed(layout: Layout, tab: TabUnits): Layout {
  const boxes = withTabs(layout.map(toBox), tab);
  return layout.map((item, index) => ({
    ...item,
    y: boxes[index]!.y,
    h: boxes[index]!.h,
    ...(item.minH !== undefined && { minH: unitsFor(item.minH, tab) }),
    ...(item.maxH !== undefined && { maxH: unitsFor(item.maxH, tab) }),
  }));
}

/** The size of the dragged item; false if it is not a widget or cannot be added again. */
function sizeOfDragged(
  { dataTransfer }: DragEvent,
  columns: Columns,
  model: DashboardModel,
  tab: TabUnits,
): { w: number; h: number } | false {
  const kind = kindOfFormats(dataTransfer?.types ?? [], model.manifests.keys());
  const size = kind === undefined || model.kindIsTaken(kind) ? undefined : model.sizeOf(kind);
  return size ? { w: Math.min(size.w, columns), h: unitsFor(size.h, tab) } : false;
}

/** The kind of the dropped widget. A mouse drags data, a finger drags an element. */
function droppedKind(event: Event, model: DashboardModel): string | undefined {
  if (event instanceof DragEvent) return kindOfFormats(event.dataTransfer?.types ?? [], model.manifests.keys());
  const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-picker-widget]') : null;
  return card?.dataset['pickerWidget'];
}
