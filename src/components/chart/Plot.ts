import uPlot from 'uplot';
import type { Disposable } from '~/lib/disposable';
import './uplot.css';
import { DASHES, type ChartForm, type ChartLine } from './chartLines';
import type { VisibleRange } from './visibleRange';

/** The content of a {@link Plot}. */
export interface PlotContent {
  readonly lines: readonly ChartLine[];
  readonly form: ChartForm;
  /** The text below a point; points are counted from the oldest one. */
  readonly shortLabel: (index: number) => string;
  readonly format: (value: number) => string;
}

/** Room for one text on each axis; px. */
const LABEL_WIDTH = 62;
const LABEL_HEIGHT = 36;
/** Half of a text below a point. It stands beside the first and the last point; px. */
const HALF_LABEL = 24;
const LETTER_WIDTH = 6.5;
/** Below this height there is no room for the texts below the points; px. */
const FLAT = 64;

/** The part of the way to the next point that a bar takes, and its largest width in px. */
const BAR_SHARE = 0.7;
const MAX_BAR = 56;

/** Steps between lines of the grid: whole numbers, because charts count things. */
const STEPS = Array.from({ length: 16 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();
/** Steps between texts below the points: hours of a day, or days of a week and a month. */
const POINT_STEPS = [1, 2, 3, 6, 7, 12, 14, 24, 28, 48, 56, 84, 168, 336];

const nothing = () => null;

/** The component handles the pointer, because it also moves the mark with the keyboard. */
const NO_POINTER: uPlot.Cursor.Bind = {
  mousedown: nothing,
  mouseup: nothing,
  click: nothing,
  dblclick: nothing,
  mousemove: nothing,
  mouseleave: nothing,
  mouseenter: nothing,
};

/** Lines or bars on a canvas, in the colors that its host has in the current theme. Sharp on every screen. */
export class Plot implements Disposable {
  readonly #host: HTMLElement;
  readonly #plot: uPlot;
  /** How far the first and the last point are from the edges. A bar is as wide as the way to the next point. */
  readonly #edge: number;

  constructor(host: HTMLElement, content: PlotContent) {
    this.#host = host;
    this.#edge = content.form === 'bars' ? 0.5 : 0;
    const data = content.form === 'bars' ? stacked(content.lines) : dataOf(content.lines);
    this.#plot = new uPlot(this.#options(content), data, host);
  }

  /** Fills the host, after its size has changed. */
  resize(): void {
    this.#plot.setSize(sizeOf(this.#host));
  }

  /** Draws again in the colors of another theme. */
  redraw(): void {
    this.#plot.redraw(false, true);
  }

  /** Shows a part of the points. */
  show({ from, to }: VisibleRange): void {
    this.#plot.batch(() => this.#plot.setScale('x', { min: from - this.#edge, max: to + this.#edge }));
  }

  /** Marks a point; null removes the mark. */
  mark(index: number | null): void {
    const left = index === null ? -10 : this.#plot.valToPos(index, 'x');
    this.#plot.setCursor({ left, top: index === null ? -10 : 0 }, false);
  }

  /** Returns the point that is closest to a position in the viewport. */
  pointAt(clientX: number): number {
    return this.#plot.posToIdx(clientX - this.#plot.over.getBoundingClientRect().left);
  }

  dispose(): void {
    this.#plot.destroy();
  }

  #options({ lines, form, shortLabel, format }: PlotContent): uPlot.Options {
    const style = getComputedStyle(this.#host);
    const color = (name: string) => () => style.getPropertyValue(`--${name}`);
    const font = `11px ${style.fontFamily}`;
    const grid = { stroke: color('divider'), width: 1 };
    const axis = { stroke: color('mutedText'), font, grid, ticks: { show: false }, gap: 4 };
    const isBars = form === 'bars';
    // What hangs below the axis is counted, too.
    const count = (value: number): string => format(isBars ? Math.abs(value) : value);
    return {
      ...sizeOf(this.#host),
      legend: { show: false },
      padding: [6, HALF_LABEL, 0, 0],
      cursor: {
        y: false,
        drag: { x: false, y: false, setScale: false },
        points: { size: 7, show: !isBars },
        bind: NO_POINTER,
      },
      scales: {
        x: { time: false },
        y: { range: (_plot, min, max) => [Math.min(0, (min ?? 0) * 1.05), Math.max(1, (max ?? 0) * 1.05)] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          space: LABEL_WIDTH,
          incrs: POINT_STEPS,
          size: ({ height }) => (height < FLAT ? 0 : 18),
          values: ({ height }, splits) => (height < FLAT ? splits.map(() => '') : splits.map(shortLabel)),
        },
        {
          ...axis,
          space: LABEL_HEIGHT,
          incrs: STEPS,
          size: ({ height }, values) =>
            Math.max(height < FLAT ? 0 : HALF_LABEL, 10 + LETTER_WIDTH * Math.max(1, ...(values ?? []).map((text) => text.length))),
          values: (_plot, splits) => splits.map(count),
        },
      ],
      series: [
        {},
        ...(isBars ? lines.toReversed() : lines).map((line) => ({
          label: line.name,
          points: { show: false },
          ...(isBars
            ? { fill: color(line.color), width: 0, paths: uPlot.paths.bars!({ size: [BAR_SHARE, MAX_BAR] }) }
            : { stroke: color(line.color), width: 1.5, dash: [...DASHES[line.style ?? 'solid']] }),
        })),
      ],
    };
  }
}

/** The lines from the oldest point to the newest one. */
function dataOf(lines: readonly ChartLine[]): uPlot.AlignedData {
  const count = Math.max(0, ...lines.map(({ values }) => values.length));
  const points = Array.from({ length: count }, (_, index) => index);
  return [points, ...lines.map(({ values }) => points.map((index) => values[count - 1 - index] ?? null))];
}

/** The tops of the bars, the last line first, so that each bar covers the lower part of those that reach farther. */
function stacked(lines: readonly ChartLine[]): uPlot.AlignedData {
  const [points, ...rows] = dataOf(lines);
  const reached = { above: Array.from(points, () => 0), below: Array.from(points, () => 0) };
  const tops = rows.map((row, at) => {
    const isBelow = lines[at]?.isBelow ?? false;
    const sums = isBelow ? reached.below : reached.above;
    return Array.from(row, (value, point) => (sums[point]! += isBelow ? -(value ?? 0) : (value ?? 0)));
  });
  return [points, ...tops.toReversed()];
}

/** A host without a size, as in a closed panel, gets one when it has it. */
const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) });
