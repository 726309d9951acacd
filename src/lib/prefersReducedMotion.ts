/** Whether the system asks for less movement. Settings about movement start from it. */
export const prefersReducedMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
