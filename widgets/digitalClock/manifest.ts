import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'digitalClock',
  title: 'digitalClockWidget.title',
  keywords: 'digitalClockWidget.keywords',
  icon: 'clock',
  category: 'time',
  order: 120,
  size: { w: 3, h: 2, min: { w: 2, h: 1 }, max: { w: 12, h: 6 } },
  options,
});
