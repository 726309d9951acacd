import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'reports',
  title: 'reportsWidget.title',
  keywords: 'reportsWidget.keywords',
  icon: 'alertCircle',
  category: 'server',
  order: 250,
  size: { w: 4, h: 6, min: { w: 2, h: 3 } },
  requires: 'moderator',
  options,
});
