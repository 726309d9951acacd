import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'unixClock',
  title: 'unixClockWidget.title',
  keywords: 'unixClockWidget.keywords',
  icon: 'hourglass',
  category: 'time',
  order: 130,
  size: { w: 3, h: 2, min: { w: 2, h: 1 }, max: { w: 12, h: 6 } },
  options,
});
