import { memo } from 'react';
import { GAP_PX, ROW_PX } from '~/services/workspace/dashboard';
import { placeInPx, type GridProps } from './gridProps';
import { WidgetFrame } from './WidgetFrame';

/** The widgets at the places where the grid for moving them would put them. Most visits need no more. */
export const StillGrid = memo(function StillGrid({ columns, width, layout, order }: GridProps) {
  const rows = Math.max(0, ...layout.map(({ y, h }) => y + h));
  return (
    <div className="react-grid-layout" style={{ height: rows * ROW_PX + (rows - 1) * GAP_PX }}>
      {order.map((id) => {
        const place = placeInPx(
          layout.find(({ i }) => i === id)!,
          columns,
          width,
        );
        const transform = `translate(${place.left}px, ${place.top}px)`;
        return (
          <div key={id} className="react-grid-item" style={{ position: 'absolute', transform, width: place.width, height: place.height }}>
            <WidgetFrame id={id} />
          </div>
        );
      })}
    </div>
  );
});
