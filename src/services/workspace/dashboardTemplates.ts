import type { WidgetInText } from './dashboardText';

/** The names of the ready-made dashboards. */
export type TemplateName = 'reader' | 'creator' | 'moderator' | 'quiet' | 'wall';

/** A ready-made dashboard to begin with. Each is 16 rows high, which a screen of 1920 × 1080 px has. */
export interface DashboardTemplate {
  readonly name: TemplateName;
  readonly isForModerators?: true;
  readonly widgets: readonly WidgetInText[];
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const widget = (kind: string, place: Place, options: WidgetInText['options'] = {}): WidgetInText => ({ kind, ...place, options });

/** The ready-made dashboards. A version that lacks a widget leaves it out. */
export const TEMPLATES: readonly DashboardTemplate[] = [
  {
    name: 'reader',
    widgets: [
      widget('timeline', { x: 0, y: 0, w: 4, h: 16 }),
      widget('timeline', { x: 4, y: 0, w: 3, h: 16 }, { src: 'local' }),
      widget('rss', { x: 7, y: 0, w: 2, h: 10 }),
      widget('memo', { x: 7, y: 10, w: 2, h: 6 }),
      widget('calendar', { x: 9, y: 0, w: 3, h: 7 }),
      widget('notifications', { x: 9, y: 7, w: 3, h: 9 }),
    ],
  },
  {
    name: 'creator',
    widgets: [
      widget('postForm', { x: 0, y: 0, w: 4, h: 6 }),
      widget('activity', { x: 0, y: 6, w: 4, h: 6 }),
      widget('memo', { x: 0, y: 12, w: 4, h: 4 }),
      widget('profile', { x: 4, y: 0, w: 4, h: 4 }),
      widget('photos', { x: 4, y: 4, w: 4, h: 12 }),
      widget('notifications', { x: 8, y: 0, w: 4, h: 12 }),
      widget('digitalClock', { x: 8, y: 12, w: 4, h: 4 }, { showMs: false, fontSize: 3 }),
    ],
  },
  {
    name: 'moderator',
    isForModerators: true,
    widgets: [
      widget('reports', { x: 0, y: 0, w: 4, h: 6 }),
      widget('newUsers', { x: 0, y: 6, w: 4, h: 5 }),
      widget('jobQueue', { x: 0, y: 11, w: 4, h: 5 }),
      widget('timeline', { x: 4, y: 0, w: 4, h: 16 }, { src: 'local' }),
      widget('notifications', { x: 8, y: 0, w: 4, h: 6 }),
      widget('serverMetric', { x: 8, y: 6, w: 4, h: 5 }),
      widget('federation', { x: 8, y: 11, w: 4, h: 5 }),
    ],
  },
  {
    name: 'quiet',
    widgets: [
      widget('clock', { x: 0, y: 0, w: 4, h: 8 }),
      widget('calendar', { x: 0, y: 8, w: 4, h: 8 }),
      widget('slideshow', { x: 4, y: 0, w: 5, h: 16 }),
      widget('profile', { x: 9, y: 0, w: 3, h: 4 }),
      widget('memo', { x: 9, y: 4, w: 3, h: 6 }),
      widget('aichan', { x: 9, y: 10, w: 3, h: 6 }),
    ],
  },
  {
    name: 'wall',
    widgets: [
      widget('digitalClock', { x: 0, y: 0, w: 4, h: 4 }, { showMs: false, fontSize: 5 }),
      widget('calendar', { x: 0, y: 4, w: 4, h: 8 }),
      widget('instanceInfo', { x: 0, y: 12, w: 4, h: 4 }),
      widget('timeline', { x: 4, y: 0, w: 4, h: 16 }, { src: 'local' }),
      widget('instanceCloud', { x: 8, y: 0, w: 4, h: 10 }),
      widget('onlineUsers', { x: 8, y: 10, w: 4, h: 2 }),
      widget('photos', { x: 8, y: 12, w: 4, h: 4 }),
    ],
  },
];
