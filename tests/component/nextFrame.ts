import { act } from '@testing-library/react';

/**
 * Waits for the next frame and the tasks after it. Menus and dialogs take the focus then, and start to listen for presses outside
 * of them. Nothing on screen shows this, so tests have nothing else to wait for.
 */
export const nextFrame = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));
