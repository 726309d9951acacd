import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useDynamicRowHeight, useVirtualizer } from 'react-window';
import { scrollName } from '~/components/page/useScrollMemory';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/react/context';
import { columnsIn, type TileShape } from './tileGeometry';

/** How many rows are rendered beyond the visible ones, on each side. */
const OVERSCAN = 2;

/** The height to fill with rows before the scroller is measured, in px. */
const FIRST_HEIGHT = 800;

/** A rendered row. */
interface TileRow {
  readonly index: number;
  /** Its distance from the top of the list, in px. */
  readonly offset: number;
}

/** The visible rows of a list of tiles. */
export interface TileRows {
  readonly columns: number;
  readonly rows: readonly TileRow[];
  /** The height of the whole list, in px. */
  readonly height: number;
  /**
   * A ref for rows to measure, which have their index as `data-index`: the first one if all rows have the same height, otherwise
   * all.
   */
  readonly attachRow: (element: HTMLElement | null) => (() => void) | undefined;
  /** Scrolls until a row is visible. */
  readonly reveal: (row: number) => void;
}

/**
 * Decides which rows of tiles to render. The list scrolls with the page around it, and the page returns to its last scroll
 * position.
 * @param element the list
 * @param count the number of tiles
 * @param heldTile the index of a tile that is rendered even if it is not visible; -1 for none
 */
export function useTileRows(element: HTMLElement | null, count: number, shape: TileShape, heldTile: number): TileRows {
  const scroller = element?.closest<HTMLElement>('[data-part="scroller"]') ?? null;
  const inlineSize = useInlineSize(element);
  const columns = columnsIn(inlineSize, shape);
  const rowCount = Math.ceil(count / columns);
  const heights = useDynamicRowHeight({ defaultRowHeight: shape.height + shape.gap, key: columns });
  const { isEven = false } = shape;
  const rowHeight = heights.getAverageRowHeight();
  const virtual = useVirtualizer({
    count: rowCount,
    element,
    scrollElement: scroller,
    itemSize: isEven ? rowHeight : heights,
    overscanCount: OVERSCAN,
    defaultSize: FIRST_HEIGHT,
  });
  useReturn(scroller, count > 0 && inlineSize > 0);

  const { measureElement, scrollToIndex } = virtual;
  // Its measuring methods never change.
  const measures = useRef(heights);
  const attachRow = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined;
      if (!isEven) measureElement(row);
      // Measured before the paint, so that no row moves; afterwards on every change.
      const { height } = row.getBoundingClientRect();
      if (height > 0) measures.current.setRowHeight(Number(row.dataset.index), height);
      return isEven ? measures.current.observeRowElements([row]) : undefined;
    },
    [isEven, measureElement],
  );

  const offsetOf = (row: number): number => {
    if (isEven) return row * rowHeight;
    let offset = 0;
    for (let above = 0; above < row; above += 1) offset += heights.getRowHeight(above) ?? rowHeight;
    return offset;
  };
  const rows: TileRow[] = virtual.items.map(({ index, offset }) => ({ index, offset }));
  const heldRow = heldTile === -1 ? -1 : Math.floor(heldTile / columns);
  if (heldRow !== -1 && !rows.some(({ index }) => index === heldRow)) {
    rows.push({ index: heldRow, offset: offsetOf(heldRow) });
    rows.sort((a, b) => a.index - b.index);
  }
  return {
    columns,
    rows,
    height: virtual.totalSize,
    attachRow,
    reveal: (row) => scrollToIndex({ index: row, align: 'auto', behavior: 'instant' }),
  };
}

/** Returns the width of an element, in px; while it is hidden, the last one. */
function useInlineSize(element: HTMLElement | null): number {
  const [size, setSize] = useState(0);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = (): void => {
      if (element.clientWidth > 0) setSize(element.clientWidth);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return size;
}

/**
 * Restores the scroll position of the page. The page does this itself, but not if its rows load later.
 * @param isTall whether the list has its full height
 */
function useReturn(scroller: HTMLElement | null, isTall: boolean): void {
  const { paneId, visitKey } = usePane();
  const { sessionLocal } = useStores();
  useLayoutEffect(() => {
    if (!scroller || !isTall || scroller.scrollTop > 0) return;
    const top = Number(sessionLocal.get(scrollName(paneId, visitKey)) ?? 0);
    if (top > 0) scroller.scrollTo({ top, behavior: 'instant' });
  }, [scroller, isTall, paneId, visitKey, sessionLocal]);
}
