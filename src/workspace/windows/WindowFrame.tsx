import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { PaneHistory, MemoryBackend } from '~/router/PaneHistory';
import type { WindowRecord, WindowState } from '~/services/workspace/document';
import { shownRect, type ResizeEdge, type Viewport } from '~/services/workspace/windowRect';
import { useStores } from '~/stores/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { PaneHost } from '../panes/PaneHost';
import { boxOf } from './boxOf';
import { ResizeHandles } from './ResizeHandles';
import { dragWindow, type DragPreview } from './WindowDrag';
import styles from './WindowFrame.module.css';
import { WindowHeader } from './WindowHeader';
import { rectForKey } from './windowKeys';

interface WindowFrameProps {
  store: WorkspaceStore;
  record: WindowRecord;
  /** Above how many others. */
  depth: number;
  /** Place among the minimised ones. */
  shelfIndex: number;
  viewport: Viewport;
  /** On phones a window covers the page. */
  isSheet: boolean;
  /** Was just opened, not brought back: it takes the focus. */
  isNew: boolean;
  onPreview: (preview: DragPreview | null) => void;
}

/** Two presses on the header within this time maximise (spec section 9); ms. */
const DOUBLE_MS = 300;

/** A page in a floating window. */
export const WindowFrame = observer(function WindowFrame(props: WindowFrameProps) {
  const { store, record, depth, shelfIndex, viewport, isSheet, isNew, onPreview } = props;
  const { paneId, state } = record;
  const { t } = useI18n();
  const { overlays } = useStores();
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  const [history] = useState(() => new PaneHistory(new MemoryBackend(store.visitsOf(paneId), (visits) => store.setVisits(paneId, visits))));
  const [title, setTitle] = useState('');
  const [reloads, setReloads] = useState(0);
  const [draft, setDraft] = useState<DragPreview | null>(null);
  useRaiseOnPress(frame, () => store.raise(paneId));
  useFocusWhileOpen(frame, isNew);

  const isMinimised = state === 'minimised';
  const shown = draft?.rect ?? shownRect({ rect: record.rect, state: isSheet && !isMinimised ? 'maximised' : state }, viewport, shelfIndex);
  const close = () => store.close(paneId);
  const setState = (next: WindowState) => store.setState(paneId, next);
  const toggleMaximised = () => setState(state === 'normal' ? 'maximised' : 'normal');

  const drag = (event: PointerEvent, edge: ResizeEdge | null) => {
    if (event.button !== 0 || isSheet) return;
    dragWindow(event.nativeEvent, event.currentTarget, {
      shown,
      floating: record.rect,
      edge,
      viewport,
      onPreview: (preview) => {
        setDraft(preview);
        onPreview(preview);
      },
      onDone: ({ rect, zone }) => (zone ? setState(zone) : store.place(paneId, rect)),
    });
  };
  const lastPress = useRef(-DOUBLE_MS);
  const handleHeaderPress = (event: PointerEvent) => {
    const isSecond = event.timeStamp - lastPress.current <= DOUBLE_MS;
    lastPress.current = isSecond ? -DOUBLE_MS : event.timeStamp;
    if (isSecond && event.button === 0) toggleMaximised();
    else drag(event, null);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.key !== 'Escape' || overlays.hasOpen()) return;
    event.preventDefault();
    close();
  };
  const handleHeaderKey = (event: KeyboardEvent<HTMLElement>) => {
    const rect = isMinimised || isSheet ? null : rectForKey(event, shown, viewport);
    if (!rect) return;
    event.preventDefault();
    store.place(paneId, rect);
  };

  return (
    // Escape is for the window as a whole.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      className={styles.frame}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      style={{ ...boxOf(shown), zIndex: depth }}
      data-window={paneId}
      data-state={state}
      data-dragging={draft !== null || undefined}
      onKeyDown={handleKey}
    >
      <WindowHeader
        history={history}
        title={title === '' ? t('window.title') : title}
        titleId={titleId}
        state={state}
        isSheet={isSheet}
        rect={shown}
        setState={setState}
        onClose={close}
        onReload={() => setReloads(reloads + 1)}
        onPress={handleHeaderPress}
        onKey={handleHeaderKey}
      />
      <div className={styles.body} hidden={isMinimised}>
        <PaneHost key={reloads} paneId={paneId} frame="window" history={history} onTitle={setTitle} />
      </div>
      {state === 'normal' && !isSheet && <ResizeHandles onPress={drag} />}
    </section>
  );
});

/** A press anywhere inside puts the window on top, also where the page stops the event. */
function useRaiseOnPress(frame: React.RefObject<HTMLElement | null>, raise: () => void): void {
  const latest = useRef(raise);
  useEffect(() => {
    latest.current = raise;
  });
  useEffect(() => {
    const element = frame.current!;
    const listening = new AbortController();
    for (const type of ['pointerdown', 'focusin'])
      element.addEventListener(type, () => latest.current(), { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [frame]);
}

/** A new window takes the focus and gives it back to where it came from. */
function useFocusWhileOpen(frame: React.RefObject<HTMLElement | null>, isNew: boolean): void {
  useEffect(() => {
    const before = document.activeElement;
    const element = frame.current!;
    if (isNew) element.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || element.contains(document.activeElement);
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
    // Once a window: whether it is new is of its beginning.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [frame]);
}
