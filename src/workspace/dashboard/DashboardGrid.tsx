import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Layout } from 'react-grid-layout';
import { useI18n } from '~/i18n/useI18n';
import { later } from '~/react/later';
import { boxesIn, columnsFor, type Box, type Columns } from '~/services/workspace/dashboard';
import { useElementSize } from '../lib/useElementSize';
import { useDashboard } from './DashboardContext';
import styles from './Dashboard.module.css';
import type { DashboardModel } from './DashboardModel';
import { useDomOrder, useKeptPlaces } from './domOrder';
import './grid.css';
import type { GridProps } from './gridProps';
import { StillGrid } from './StillGrid';

/** The grid in which widgets can be moved, whose library comes with the first edit. */
export const MovableGrid = later<GridProps>(async () => (await import('./editing')).MovableGrid, {
  waiting: StillGrid,
  neededOffline: true,
});

/** The widgets in as many columns as there is room for. */
export const DashboardGrid = observer(function DashboardGrid() {
  const { t } = useI18n();
  const model = useDashboard();
  const room = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(room);
  const columns = columnsFor(width);
  useLayoutEffect(() => model.setColumns(columns), [model, columns]);

  const { widgets, isEditing, revision } = model;
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
    <div ref={room} className={styles.room} role="group" aria-label={t('dashboard.widgets')}>
      {width > 0 && <Grid room={room} columns={columns} width={width} layout={layout} order={order} />}
    </div>
  );
});

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
