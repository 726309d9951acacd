import type { KeyPress } from '~/services/keys';
import type { Rect } from '~/services/workspace/document';
import { clampRect, resizeRect, type Viewport } from '~/services/workspace/windowRect';

/** One press of an arrow key; px. */
const STEP = 16;

const DIRECTIONS: Readonly<Record<string, { readonly dx: number; readonly dy: number }>> = {
  ArrowLeft: { dx: -STEP, dy: 0 },
  ArrowRight: { dx: STEP, dy: 0 },
  ArrowUp: { dx: 0, dy: -STEP },
  ArrowDown: { dx: 0, dy: STEP },
};

/** Where an arrow key puts a window: it moves it, and with Shift moves its lower right corner. Null for other keys. */
export function rectForKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, rect: Rect, viewport: Viewport): Rect | null {
  const step = DIRECTIONS[key];
  if (!step || ctrlKey || metaKey || altKey) return null;
  if (shiftKey) return resizeRect(rect, 'se', step, viewport);
  return clampRect({ ...rect, x: rect.x + step.dx, y: rect.y + step.dy }, viewport);
}
