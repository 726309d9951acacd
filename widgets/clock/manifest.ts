import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'clock',
  title: 'clockWidget.title',
  keywords: 'clockWidget.keywords',
  icon: 'clock',
  category: 'time',
  size: { w: 3, h: 5, min: { w: 2, h: 3 }, max: { w: 12, h: 12 } },
  instances: 'many',
  options,
  optionsVersion: 1,
  load: () => import('./ClockWidget'),
});
