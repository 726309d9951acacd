import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'notifications',
  title: 'notificationsWidget.title',
  keywords: 'notificationsWidget.keywords',
  icon: 'bell',
  category: 'notes',
  order: 40,
  size: { w: 4, h: 6, min: { w: 3, h: 4 } },
  heightOption: 'height',
  requires: 'signedIn',
  options,
});
