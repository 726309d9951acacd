import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'timeline',
  title: 'timelineWidget.title',
  keywords: 'timelineWidget.keywords',
  icon: 'home',
  category: 'notes',
  order: 50,
  size: { w: 4, h: 6, min: { w: 3, h: 4 } },
  heightOption: 'height',
  requires: 'signedIn',
  options,
});
