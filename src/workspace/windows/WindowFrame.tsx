import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Rect, WindowRecord, WindowState } from '~/services/workspace/document';
import { docked } from '~/services/workspace/columns';
import type { Point } from '~/services/workspace/docking';
import { shownRect, type ResizeEdge, type Viewport } from '~/services/workspace/windowRect';
import { useStores } from '~/react/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { followSwipe } from '../drag/followSwipe';
import type { LivePanes } from '../panes/LivePanes';
import { closeWithUndo } from '../panes/closeWithUndo';
import { PaneSlot } from '../panes/PaneSlot';
import { usePaneTitleText } from '../panes/usePaneTitleText';
import { boxOf } from '../lib/boxOf';
import { growFromFocus } from '../lib/growFromFocus';
import { ResizeHandles } from './ResizeHandles';
import { dragWindow, type DragPreview } from './WindowDrag';
import styles from './WindowFrame.module.css';
import { WindowHeader } from './WindowHeader';
import { useEscape, useFocusWhileOpen, useLeaveWhenMinimized, useRaiseOnPress } from './windowBehavior';
import { rectForKey } from './windowKeys';

interface WindowFrameProps {
  store: WorkspaceStore;
  panes: LivePanes;
  record: WindowRecord;
  /** How many windows lie below it. */
  depth: number;
  /** Its index among the minimized windows. */
  shelfIndex: number;
  viewport: Viewport;
  /** The part of the viewport beside the navigation. */
  room: Rect;
  /** Whether it covers the page, as on phones. */
  isSheet: boolean;
  /** Whether it was just opened, not restored: then it takes the focus. */
  isNew: boolean;
  onPreview: (preview: DragPreview | null, at?: Point) => void;
}

/** Two presses on the header within this time maximize the window, in ms. */
const DOUBLE_MS = 300;

/** A page in a floating window. */
export const WindowFrame = observer(function WindowFrame(props: WindowFrameProps) {
  const { store, panes, record, depth, shelfIndex, viewport, room, isSheet, isNew, onPreview } = props;
  const { paneId, state } = record;
  const root = useStores();
  const { overlays } = root;
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  const pane = panes.of(paneId, store);
  const title = usePaneTitleText(pane, store);
  useLayoutEffect(() => pane.attachFrame(frame.current), [pane]);
  useLayoutEffect(() => {
    if (isNew) growFromFocus(frame.current);
  }, [isNew]);
  const [draft, setDraft] = useState<DragPreview | null>(null);
  useRaiseOnPress(frame, () => store.raise(paneId));
  useFocusWhileOpen(frame, isNew);

  const isMinimized = state === 'minimised';
  useLeaveWhenMinimized(isMinimized, () => panes.active === pane && panes.leave(store.shown));
  const isCovering = isSheet && !isMinimized;
  const shown = draft?.rect ?? (isCovering ? { x: 0, y: 0, ...viewport } : shownRect(record, viewport, room, shelfIndex));
  const close = () => void closeWithUndo(root, store, pane);
  const setState = (next: WindowState) => store.setState(paneId, next);
  const toggleMaximized = () => setState(state === 'normal' ? 'maximised' : 'normal');

  const drag = (event: PointerEvent, edge: ResizeEdge | null) => {
    if (isSheet && !edge) followSwipe(event.nativeEvent, frame.current!, 'down', close);
    if (event.button !== 0 || isSheet) return;
    dragWindow(event.nativeEvent, event.currentTarget, {
      shown,
      floating: record.rect,
      edge,
      viewport,
      onPreview: (preview, at) => {
        setDraft(preview);
        onPreview(preview, at);
      },
      onDone({ rect, zone, dock }) {
        if (dock) store.change((workspace) => docked(workspace, paneId, dock.paneId, dock.edge));
        else if (zone) setState(zone);
        else store.place(paneId, rect);
      },
    });
  };
  const lastPress = useRef(-DOUBLE_MS);
  const handleHeaderPress = (event: PointerEvent) => {
    const isSecond = event.timeStamp - lastPress.current <= DOUBLE_MS;
    lastPress.current = isSecond ? -DOUBLE_MS : event.timeStamp;
    if (isSecond && event.button === 0) toggleMaximized();
    else drag(event, null);
  };
  useEscape(frame, () => !overlays.hasOpen() && close());
  const handleHeaderKey = (event: KeyboardEvent<HTMLElement>) => {
    const rect = isMinimized || isSheet ? null : rectForKey(event, shown, viewport);
    if (!rect) return;
    event.preventDefault();
    store.place(paneId, rect);
  };

  return (
    <section
      ref={frame}
      className={styles.frame}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      style={{ ...boxOf(shown), zIndex: depth }}
      data-window={paneId}
      data-state={state}
      data-covering={isCovering || undefined}
      data-active={panes.active === pane || undefined}
      data-dragging={draft !== null || undefined}
    >
      <WindowHeader
        pane={pane}
        store={store}
        title={title}
        titleId={titleId}
        state={state}
        isSheet={isSheet}
        rect={shown}
        setState={setState}
        onClose={close}
        onPress={handleHeaderPress}
        onKey={handleHeaderKey}
      />
      <div className={styles.body} hidden={isMinimized}>
        <PaneSlot pane={pane} />
      </div>
      {state === 'normal' && !isSheet && <ResizeHandles onPress={drag} />}
    </section>
  );
});
