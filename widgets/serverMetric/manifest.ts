import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'serverMetric',
  title: 'serverMetricWidget.title',
  keywords: 'serverMetricWidget.keywords',
  icon: 'cpu',
  category: 'server',
  order: 180,
  size: { w: 4, h: 3, min: { w: 3, h: 3 }, max: { w: 12, h: 8 } },
  options,
});
