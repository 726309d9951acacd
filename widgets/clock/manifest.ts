import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'clock',
  title: 'clockWidget.title',
  keywords: 'clockWidget.keywords',
  icon: 'clock',
  category: 'time',
  order: 90,
  size: { w: 3, h: 5, min: { w: 2, h: 3 }, max: { w: 12, h: 12 } },
  options,
});
