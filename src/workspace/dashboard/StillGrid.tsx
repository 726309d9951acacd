import { memo } from 'react';
import { GAP_PX } from '~/services/workspace/dashboard';
import { placeInPx, type GridProps } from './gridProps';
import { WidgetFrame } from './WidgetFrame';

/** The widgets at the places where the grid for moving them would put them. Most visits need no more. What has no place is hidden. */
export const StillGrid = memo(function StillGrid({ columns, width, pitch, layout, order }: Omit<GridProps, 'room'>) {
  const rows = Math.max(0, ...layout.map(({ y, h }) => y + h));
  return (
    <div className="react-grid-layout" style={{ height: Math.max(0, rows * pitch - GAP_PX) }}>
      {order.map((id) => {
        const box = layout.find(({ i }) => i === id);
        const place = box && placeInPx(box, columns, width, pitch);
        const style = place && {
          position: 'absolute' as const,
          transform: `translate(${place.left}px, ${place.top}px)`,
          width: place.width,
          height: place.height,
        };
        return (
          <div key={id} className="react-grid-item" style={style} hidden={!box}>
            <WidgetFrame id={id} />
          </div>
        );
      })}
    </div>
  );
});
