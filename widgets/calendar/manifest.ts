import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'calendar',
  title: 'calendarWidget.title',
  keywords: 'calendarWidget.keywords',
  icon: 'calendar',
  category: 'time',
  order: 60,
  size: { w: 4, h: 7, min: { w: 2, h: 3 }, max: { w: 12, h: 16 } },
  options,
});
