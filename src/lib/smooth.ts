import { prefersReducedMotion } from './prefersReducedMotion';

/** How a place far away is scrolled to: at once if nothing may move, because the system or the viewer's settings say so. */
export const smooth = (): ScrollBehavior =>
  prefersReducedMotion() || document.documentElement.classList.contains('still') ? 'instant' : 'smooth';
