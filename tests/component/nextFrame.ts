import { act } from '@testing-library/react';

/**
 * Waits for the next frame and the tasks after it. That is when menus and dialogs take the focus and start to listen
 * for presses outside of them. Nothing on screen shows it, so tests have nothing else to wait for.
 */
export const nextFrame = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));
