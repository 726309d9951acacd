import type { WidgetInText } from './dashboardText';

/** The names of the ready-made dashboards. */
export type TemplateName = 'reader' | 'moderator' | 'quiet';

/** A ready-made dashboard to begin with. */
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
      widget('timeline', { x: 0, y: 0, w: 6, h: 14 }),
      widget('notifications', { x: 6, y: 0, w: 3, h: 8 }),
      widget('rss', { x: 6, y: 8, w: 3, h: 6 }),
      widget('calendar', { x: 9, y: 0, w: 3, h: 3 }),
      widget('userList', { x: 9, y: 3, w: 3, h: 4 }),
      widget('memo', { x: 9, y: 7, w: 3, h: 4 }),
      widget('birthdayFollowings', { x: 9, y: 11, w: 3, h: 3 }),
    ],
  },
  {
    name: 'moderator',
    isForModerators: true,
    widgets: [
      widget('serverMetric', { x: 0, y: 0, w: 4, h: 4 }),
      widget('jobQueue', { x: 4, y: 0, w: 4, h: 4 }),
      widget('onlineUsers', { x: 8, y: 0, w: 4, h: 1 }),
      widget('instanceInfo', { x: 8, y: 1, w: 4, h: 3 }),
      widget('federation', { x: 0, y: 4, w: 4, h: 8 }),
      widget('timeline', { x: 4, y: 4, w: 4, h: 8 }, { src: 'local' }),
      widget('notifications', { x: 8, y: 4, w: 4, h: 8 }),
    ],
  },
  {
    name: 'quiet',
    widgets: [
      widget('clock', { x: 0, y: 0, w: 4, h: 6 }),
      widget('calendar', { x: 4, y: 0, w: 4, h: 3 }),
      widget('profile', { x: 8, y: 0, w: 4, h: 3 }),
      widget('memo', { x: 4, y: 3, w: 8, h: 3 }),
    ],
  },
];
