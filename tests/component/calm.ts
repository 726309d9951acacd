import { act } from '@testing-library/react';

/**
 * Lets what waits for the next frame, and for the turns after it, happen: where menus and dialogs take the focus and begin
 * to listen for what is pressed beside them. None of that can be seen, so there is nothing else to wait for.
 */
export const calm = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));
