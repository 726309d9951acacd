import type { KeyPress } from '~/services/keys';
import type { Rect } from '~/services/workspace/document';
import { clampRect, resizeRect, type Viewport } from '~/services/workspace/windowRect';

/** How far one press of an arrow key moves a window, in px. */
const STEP = 16;

const DIRECTIONS: Readonly<Record<string, { readonly dx: number; readonly dy: number }>> = {
  ArrowLeft: { dx: -STEP, dy: 0 },
  ArrowRight: { dx: STEP, dy: 0 },
  ArrowUp: { dx: 0, dy: -STEP },
  ArrowDown: { dx: 0, dy: STEP },
};

/** Returns the rectangle after an arrow key: it moves the window, or its lower right corner with Shift. Null for other keys. */
export function rectForKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, rect: Rect, viewport: Viewport): Rect | null {
  const step = DIRECTIONS[key];
  if (!step || ctrlKey || metaKey || altKey) return null;
  if (shiftKey) return resizeRect(rect, 'se', step, viewport);
  return clampRect({ ...rect, x: rect.x + step.dx, y: rect.y + step.dy }, viewport);
}
