import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'profile',
  title: 'profileWidget.title',
  keywords: 'profileWidget.keywords',
  icon: 'user',
  category: 'own',
  order: 10,
  size: { w: 4, h: 3, min: { w: 2, h: 2 }, max: { w: 12, h: 8 } },
  requires: 'signedIn',
  options,
});
