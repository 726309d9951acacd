import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Layout } from 'react-grid-layout';
import { useI18n } from '~/i18n/useI18n';
import { later } from '~/react/later';
import { boxesIn, columnsFor, heightOf, WIDE, type Box, type Columns } from '~/services/workspace/dashboard';
import { useElementSize } from '../lib/useElementSize';
import { useDashboard } from './DashboardContext';
import styles from './Dashboard.module.css';
import type { DashboardModel } from './DashboardModel';
import { useDomOrder, useKeptPlaces } from './domOrder';
import './grid.css';
import type { GridProps } from './gridProps';
import { PITCH_PX, pitchFor, rowsIn } from './rowHeight';
import { StillGrid } from './StillGrid';
import { useScrollerHeight } from './useScrollerHeight';

/** The grid in which widgets can be moved, whose library comes with the first edit. */
export const MovableGrid = later<GridProps>(async () => (await import('./editing')).MovableGrid, {
  waiting: StillGrid,
  neededOffline: true,
});

/** The widgets to add, beside those that are there. */
const Shelf = later(async () => (await import('./editing')).Shelf, { neededOffline: true });

/** The width of the shelf with its gap; px, as in the style sheet. */
const SHELF_PX = 332;

interface DashboardGridProps {
  /** Whether rows are higher where the widgets would leave room below them. */
  fillsPage: boolean;
}

/** The widgets in as many columns as there is room for. */
export const DashboardGrid = observer(function DashboardGrid({ fillsPage }: DashboardGridProps) {
  const { t } = useI18n();
  const model = useDashboard();
  const around = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const outer = useElementSize(around).width;
  const { width } = useElementSize(room);
  const height = useScrollerHeight(around);
  const hasShelf = columnsFor(outer - SHELF_PX) === WIDE;
  const columns = columnsFor(width);
  const { widgets, isEditing, revision } = model;
  const pitch = usePitch(fillsPage && columns === WIDE ? pitchFor(heightOf(widgets), height) : PITCH_PX, isEditing);
  const visibleRows = rowsIn(height, pitch);
  useLayoutEffect(() => model.setLayout({ columns, visibleRows, hasShelf }), [model, columns, visibleRows, hasShelf]);

  const layout = useMemo(
    () => layoutOf(boxesIn(widgets, columns), columns, model, revision),
    // The grid may differ from the stored layout although that did not change; then only the revision changes.
    [widgets, columns, model, revision],
  );
  const order = useDomOrder(layout, isEditing);
  useKeptPlaces(room, order);
  // The widgets are drawn anew when the grid changes, so the movable one stays after the first edit.
  const [isMovable, setMovable] = useState(isEditing);
  if (isEditing && !isMovable) setMovable(true);
  const Grid = isMovable ? MovableGrid : StillGrid;
  return (
    <div ref={around} className={styles.around}>
      <div ref={room} className={styles.room} role="group" aria-label={t('dashboard.widgets')}>
        {width > 0 && <Grid room={room} columns={columns} width={width} pitch={pitch} layout={layout} order={order} />}
      </div>
      {isEditing && hasShelf && model.isShelfOpen && <Shelf height={height} />}
    </div>
  );
});

/** The height of rows. It stays while widgets are arranged, so that the others keep their size. */
function usePitch(next: number, isEditing: boolean): number {
  const [kept, setKept] = useState(next);
  if (!isEditing && next !== kept) setKept(next);
  return isEditing ? kept : next;
}

/** The layout for the grid. The grid compares it by value, so a new revision makes it apply the same positions again. */
function layoutOf(boxes: readonly Box[], columns: Columns, model: DashboardModel, revision: number): Layout {
  return boxes.map(({ id, ...box }) => {
    const { min = { w: 1, h: 1 }, max } = model.sizeOf(model.find(id)?.kind ?? '') ?? {};
    const limits = {
      minW: Math.min(min.w, columns),
      minH: min.h,
      maxW: Math.min(max?.w ?? columns, columns),
      ...(max && { maxH: max.h }),
    };
    return { i: id, ...box, ...limits, revision };
  });
}
