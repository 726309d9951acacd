import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { ChartForm, ChartLine } from './chartLines';
import { Plot } from './Plot';
import styles from './ChartCanvas.module.css';
import { bringing, moved, zoomed, type VisibleRange } from './visibleRange';

interface ChartCanvasProps {
  label: string;
  lines: readonly ChartLine[];
  form: ChartForm;
  /** Number of points, counted from the oldest one. */
  count: number;
  shortLabel: (index: number) => string;
  format: (value: number) => string;
  /** Returns the words about a point. */
  readout: (index: number) => string;
  /** The point that is pointed at or was walked to. */
  point: number | null;
  onPoint: (index: number | null) => void;
  range: VisibleRange;
  /** Makes the chart movable. */
  onRange: ((range: VisibleRange) => void) | undefined;
}

/** A drag of this many px up doubles the zoom, as does one more of this length. */
const ZOOM_PX = 60;
const ZOOM_STEP = 1.5;
/** A pointer that moves less than this does not drag; px. */
const STILL_PX = 3;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly range: VisibleRange;
  hasMoved: boolean;
}

/** The drawing of a chart. To assistive technology it is a slider along the points, whose value is the words about the point. */
export const ChartCanvas = observer(function ChartCanvas(props: ChartCanvasProps) {
  const { label, lines, form, count, readout, point, onPoint, range, onRange } = props;
  const { t } = useI18n();
  const { theme } = useStores();
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<Plot>(null);
  const latest = useRef(props);
  const drag = useRef<Drag>(null);
  const { current: colors } = theme;
  const drawn = JSON.stringify([lines, form, props.shortLabel(count - 1)]);

  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const made = new Plot(host.current!, {
      lines: latest.current.lines,
      form: latest.current.form,
      shortLabel: (index) => latest.current.shortLabel(index),
      format: (value) => latest.current.format(value),
    });
    plot.current = made;
    const resizes = new ResizeObserver(() => made.resize());
    resizes.observe(host.current!);
    return () => {
      resizes.disconnect();
      made.dispose();
    };
  }, [drawn]);
  useEffect(() => plot.current?.show(range), [drawn, range]);
  useEffect(() => plot.current?.mark(point), [drawn, range, point]);
  useEffect(() => plot.current?.redraw(), [colors]);

  const walkTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), count - 1);
    onPoint(next);
    onRange?.(bringing(range, next, count));
  };
  const at = Math.min(point ?? count - 1, count - 1);
  const page = Math.max(1, Math.round((range.to - range.from) / 10));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => walkTo(at - 1),
    ArrowDown: () => walkTo(at - 1),
    ArrowRight: () => walkTo(at + 1),
    ArrowUp: () => walkTo(at + 1),
    PageDown: () => walkTo(at - page),
    PageUp: () => walkTo(at + page),
    Home: () => walkTo(0),
    End: () => walkTo(count - 1),
    ...(onRange && {
      '+': () => onRange(bringing(zoomed(range, ZOOM_STEP, count), at, count)),
      '-': () => onRange(bringing(zoomed(range, 1 / ZOOM_STEP, count), at, count)),
    }),
  };
  const handleKey = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  const handleDown = ({ button, clientX, clientY }: PointerEvent) => {
    if (onRange && button === 0) drag.current = { x: clientX, y: clientY, range, hasMoved: false };
  };
  const handleMove = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    const { current: dragged } = drag;
    if (!dragged || !onRange) {
      onPoint(plot.current?.pointAt(clientX) ?? null);
      return;
    }
    const [dx, dy] = [clientX - dragged.x, clientY - dragged.y];
    if (!dragged.hasMoved) {
      if (Math.hypot(dx, dy) < STILL_PX) return;
      dragged.hasMoved = true;
      currentTarget.setPointerCapture(pointerId);
    }
    const near = zoomed(dragged.range, 2 ** (-dy / ZOOM_PX), count);
    const points = ((near.to - near.from) * dx) / Math.max(1, currentTarget.clientWidth);
    onRange(moved(near, -points, count));
  };
  // A finger that is lifted leaves the point that it has touched.
  const handleLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onPoint(null);
  };
  const endDrag = () => {
    drag.current = null;
  };

  return (
    <div
      ref={host}
      className={styles.canvas}
      data-movable={onRange ? true : undefined}
      role="slider"
      tabIndex={0}
      aria-label={t('chart.points', { label })}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={at + 1}
      aria-valuetext={readout(at)}
      onKeyDown={handleKey}
      onBlur={() => onPoint(null)}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerLeave={handleLeave}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
    />
  );
});
