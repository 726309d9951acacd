import { useState } from 'react';
import { WidgetPicker } from '~/components/widgetPicker/WidgetPicker';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';

/** Offers all widgets. While one is dragged out, the window hides. */
export default function WidgetPickerWindow({ params }: WindowProps<typeof manifest>) {
  const [isDragging, setIsDragging] = useState(false);
  return (
    <div data-window-width="wide" data-window-dragging={isDragging || undefined}>
      <WidgetPicker {...params} onDragging={setIsDragging} takesFocus />
    </div>
  );
}
