/** Settles when what was rendered is on screen. Never in a page that is hidden. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
