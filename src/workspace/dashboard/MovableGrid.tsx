import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { ReactGridLayout, type Layout, type LayoutItem } from 'react-grid-layout';
import { useI18n } from '~/i18n/useI18n';
import { kindOfFormats } from '~/lib/widgetDrag';
import { useStores } from '~/react/context';
import { ROW_PX, type Columns } from '~/services/workspace/dashboard';
import { useDashboard } from './DashboardContext';
import { DashboardEditor } from './DashboardEditor';
import styles from './Dashboard.module.css';
import type { DashboardModel } from './DashboardModel';
import './movableGrid.css';
import { MARGIN, NO_PADDING, type GridProps } from './gridProps';
import { useWidgetClipboard } from './useWidgetClipboard';
import { WidgetEditBar } from './WidgetEditBar';
import { WidgetFrame } from './WidgetFrame';

// The grid adds a style element during a drag, which the content security policy allows only with this nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });

/** The size of a dragged item before its kind is known. */
const DROP_SIZE = { w: 4, h: 4 };

/** The grid in which widgets are moved and resized while the dashboard is edited. Only a drop changes anything. */
export const MovableGrid = observer(function MovableGrid({ room, columns, width, layout, order }: GridProps) {
  const model = useDashboard();
  const { isEditing } = model;
  const i18n = useI18n();
  const editor = useMemo(() => new DashboardEditor(model, i18n), [model, i18n]);
  const drag = useDragEnd(model, editor, room);
  const { overlays } = useStores();
  useWidgetClipboard(room, { model, overlays, i18n });
  const gridConfig = useMemo(
    () => ({ cols: columns, rowHeight: ROW_PX, margin: MARGIN, containerPadding: NO_PADDING, maxRows: Infinity }),
    [columns],
  );
  const dragConfig = useMemo(() => ({ enabled: isEditing, handle: '[data-part="handle"]', threshold: 3, bounded: false }), [isEditing]);
  const resizeConfig = useMemo(() => ({ enabled: isEditing, handles: ['se'] as const }), [isEditing]);
  const dropConfig = useMemo(
    () => ({ enabled: isEditing, defaultItem: DROP_SIZE, onDragOver: (event: DragEvent) => sizeOfDragged(event, columns, model) }),
    [isEditing, columns, model],
  );
  const handleDrop = (_layout: Layout, item: LayoutItem | undefined, event: Event) => {
    const kind = droppedKind(event, model);
    const id = kind === undefined ? undefined : editor.add(kind, item && { x: item.x, y: item.y });
    if (id !== undefined) model.reveal(id);
    model.correctGrid();
  };
  return (
    <ReactGridLayout
      className={isEditing ? styles.editing! : ''}
      width={width}
      layout={layout}
      gridConfig={gridConfig}
      dragConfig={dragConfig}
      resizeConfig={resizeConfig}
      dropConfig={dropConfig}
      onDragStart={drag.begin}
      onDragStop={drag.end}
      onResizeStart={drag.begin}
      onResizeStop={drag.end}
      onDrop={handleDrop}
    >
      {order.map((id) => (
        <div key={id}>
          <WidgetFrame id={id} EditBar={WidgetEditBar} />
        </div>
      ))}
    </ReactGridLayout>
  );
});

/** Stores a drag or resize when it ends. Escape cancels it. */
function useDragEnd(model: DashboardModel, editor: DashboardEditor, room: RefObject<HTMLElement | null>) {
  const current = useRef<{ isCanceled: boolean; listening: AbortController } | null>(null);
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
  return useMemo(
    () => ({
      begin: () => {
        const drag = { isCanceled: false, listening: new AbortController() };
        current.current = drag;
        const cancel = (event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          drag.isCanceled = true;
          document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
        };
        document.addEventListener('keydown', cancel, { signal: drag.listening.signal, capture: true });
      },
      end: (layout: Layout) => {
        const isCanceled = current.current?.isCanceled ?? false;
        current.current?.listening.abort();
        current.current = null;
        if (isCanceled) model.correctGrid();
        else editor.take(layout.filter(({ i }) => model.find(i)).map(({ i, x, y, w, h }) => ({ id: i, x, y, w, h })));
      },
    }),
    [model, editor],
  );
}

/** The size of the dragged item; false if it is not a widget or cannot be added again. */
function sizeOfDragged({ dataTransfer }: DragEvent, columns: Columns, model: DashboardModel): { w: number; h: number } | false {
  const kind = kindOfFormats(dataTransfer?.types ?? [], model.manifests.keys());
  const size = kind === undefined || model.kindIsTaken(kind) ? undefined : model.sizeOf(kind);
  return size ? { w: Math.min(size.w, columns), h: size.h } : false;
}

/** The kind of the dropped widget. A mouse drags data, a finger drags an element. */
function droppedKind(event: Event, model: DashboardModel): string | undefined {
  if (event instanceof DragEvent) return kindOfFormats(event.dataTransfer?.types ?? [], model.manifests.keys());
  const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-picker-widget]') : null;
  return card?.dataset['pickerWidget'];
}
