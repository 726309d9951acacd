import type { Widgets } from './dashboard';

/** The first dashboard until the viewer arranges it. It fills the page of a screen of 1920 × 1080 px, and of larger ones. */
export const DEFAULT_DASHBOARD: Widgets = [
  { id: 'a', kind: 'calendar', x: 0, y: 0, w: 3, h: 9, options: {} },
  { id: 'd', kind: 'clock', x: 3, y: 0, w: 3, h: 4, options: {} },
  { id: 't', kind: 'timeline', x: 6, y: 0, w: 3, h: 16, options: {} },
  { id: 'b', kind: 'notifications', x: 9, y: 0, w: 3, h: 10, options: {} },
  { id: 'g', kind: 'activity', x: 3, y: 4, w: 3, h: 7, options: {} },
  { id: 'c', kind: 'profile', x: 0, y: 9, w: 3, h: 4, options: {} },
  { id: 'f', kind: 'aichan', x: 9, y: 10, w: 3, h: 6, options: {} },
  { id: 'm', kind: 'memo', x: 3, y: 11, w: 3, h: 5, options: {} },
  { id: 'e', kind: 'instanceInfo', x: 0, y: 13, w: 3, h: 3, options: {} },
];

/** The dashboard for the side panel until the viewer arranges it: one below the other, what is read most first. */
export const DEFAULT_SIDE: Widgets = [
  { id: 'a', kind: 'calendar', x: 0, y: 0, w: 4, h: 3, options: {} },
  { id: 'b', kind: 'notifications', x: 4, y: 0, w: 4, h: 7, options: {} },
  { id: 'c', kind: 'profile', x: 8, y: 0, w: 4, h: 3, options: {} },
  { id: 'd', kind: 'clock', x: 0, y: 3, w: 4, h: 4, options: {} },
  { id: 'e', kind: 'instanceInfo', x: 8, y: 3, w: 4, h: 4, options: {} },
];
