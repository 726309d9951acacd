/** Lets the browser handle keys, other work and painting before the code that follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
