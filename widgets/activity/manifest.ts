import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'activity',
  title: 'activityWidget.title',
  keywords: 'activityWidget.keywords',
  icon: 'chartLine',
  category: 'own',
  order: 100,
  size: { w: 4, h: 4, min: { w: 3, h: 4 }, max: { w: 12, h: 10 } },
  requires: 'signedIn',
  options,
});
