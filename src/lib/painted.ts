/** Settles when everything rendered so far is on screen. Never settles in a hidden page. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
