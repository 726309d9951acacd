import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'calendar',
  title: 'calendarWidget.title',
  keywords: 'calendarWidget.keywords',
  icon: 'calendar',
  category: 'time',
  size: { w: 4, h: 3, min: { w: 2, h: 3 }, max: { w: 12, h: 6 } },
  instances: 'many',
  options,
  optionsVersion: 1,
  load: () => import('./CalendarWidget'),
});
